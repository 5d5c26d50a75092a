import type { City } from "../../cities";
import type { AcceptedIdea, EvidenceSnippet, Place } from "../stage-types";
import { numberWord } from "./numbers";
import { singularsOf } from "./words";

/** What a guide's sentences may stand on. */
export type Ground = {
  evidence: ReadonlyMap<string, EvidenceSnippet>;
  places: ReadonlyMap<string, Place>;
  /** The city, the picks' number and the month: any sentence may say them. */
  frame: string;
  /** The wish in the catalogue's words: a sentence may repeat them where it claims nothing about a place. */
  wish: string;
};

type Sources = {
  city: City;
  idea: AcceptedIdea;
  picks: readonly { place: Place; evidence: readonly EvidenceSnippet[] }[];
  unmet: readonly string[];
};

/** The ground of one guide. The wish's own text is left out: what a person types is no evidence. */
export function groundOf({ city, idea, picks, unmet }: Sources): Ground {
  const areas = idea.constraints
    .filter(({ field }) => field === "area")
    .flatMap(({ values, label }) => [...values, label]);
  return {
    evidence: new Map(picks.flatMap(({ evidence }) => evidence.map((snippet) => [snippet.id, snippet]))),
    places: new Map(picks.map(({ place }) => [place.id, place])),
    frame: [city, ...areas, picks.length, numberWord(picks.length)].join(" | "),
    wish: [...idea.constraints.flatMap(({ label, values }) => [label, ...values]), ...idea.unknowns, ...unmet].join(
      " | ",
    ),
  };
}

type Grounded = { text: string; placeIds: ReadonlySet<string>; words: ReadonlySet<string> };

const known = new WeakMap<Ground, Map<string, Grounded>>();

/** As `groundedText`, with its words; kept per ground, since many sentences rest on the same evidence. */
export function grounded(ids: readonly string[], ground: Ground): Grounded {
  const byIds = known.get(ground) ?? new Map<string, Grounded>();
  known.set(ground, byIds);
  const key = [...ids].sort().join();
  const found = byIds.get(key);
  if (found) return found;
  const rests = groundedText(ids, ground);
  const made = { ...rests, words: singularsOf(`${rests.text} | ${ground.frame}`) };
  byIds.set(key, made);
  return made;
}

/** All that the named evidence says, and what the page itself shows of the places it is about. */
export function groundedText(ids: readonly string[], ground: Ground): { text: string; placeIds: Set<string> } {
  const placeIds = new Set<string>();
  const texts: string[] = [];
  for (const id of ids) {
    const snippet = ground.evidence.get(id);
    if (!snippet) continue;
    texts.push(snippet.text);
    placeIds.add(snippet.placeId);
  }
  for (const id of placeIds) {
    const place = ground.places.get(id);
    if (place) texts.push(shownOf(place));
  }
  return { text: texts.join("\n"), placeIds };
}

/** House numbers stay out: they would ground any count. */
const shownOf = (place: Place): string =>
  [place.name, streetOf(place.address), place.neighbourhood, place.town, place.city].filter(Boolean).join(" | ");

const streetOf = (address: string): string => (address.split(",")[0] ?? "").replace(/^\s*\d+[\w-]*\s+/, "");
