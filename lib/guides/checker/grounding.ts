import type { AcceptedIdea, EvidenceSnippet, Place } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { numberWord } from "./numbers";
import { singularsOf } from "./word-forms";

/** What may support the sentences of a guide. */
export type Grounding = {
  evidence: ReadonlyMap<string, EvidenceSnippet>;
  places: ReadonlyMap<string, Place>;
  /** The city, its areas in the prompt and the number of picks: any sentence may say them. */
  context: string;
  /** The prompt in the catalogue's words: a sentence may repeat them if it claims nothing about a place. */
  constraintText: string;
};

type GroundingSources = {
  city: City;
  idea: AcceptedIdea;
  picks: readonly { place: Place; evidence: readonly EvidenceSnippet[] }[];
  unmet: readonly string[];
};

/** The grounding of one guide. It leaves out the text of the prompt: what a person types is no evidence. */
export function buildGrounding({ city, idea, picks, unmet }: GroundingSources): Grounding {
  const asked = [...idea.constraints, ...(idea.leftOut ?? [])];
  const areas = asked
    .filter(({ field }) => field === "area" || field === "landmark")
    .flatMap(({ values, label }) => [...values, label]);
  return {
    evidence: new Map(picks.flatMap(({ evidence }) => evidence.map((snippet) => [snippet.id, snippet]))),
    places: new Map(picks.map(({ place }) => [place.id, place])),
    context: [city, ...areas, picks.length, numberWord(picks.length)].join(" | "),
    constraintText: [...asked.flatMap(({ label, values }) => [label, ...values]), ...idea.unknowns, ...unmet].join(
      " | ",
    ),
  };
}

type GroundedText = { text: string; placeIds: ReadonlySet<string>; words: ReadonlySet<string> };

const groundedTextCache = new WeakMap<Grounding, Map<string, GroundedText>>();

/** As `groundedText`, with its words; cached per grounding, since many sentences cite the same evidence. */
export function cachedGroundedText(ids: readonly string[], ground: Grounding): GroundedText {
  const byIds = groundedTextCache.get(ground) ?? new Map<string, GroundedText>();
  groundedTextCache.set(ground, byIds);
  const key = [...ids].sort().join();
  const found = byIds.get(key);
  if (found) return found;
  const texts = groundedText(ids, ground);
  const made = { ...texts, words: singularsOf(`${texts.text} | ${ground.context}`) };
  byIds.set(key, made);
  return made;
}

/** The text of the cited evidence, and what the page shows about its places. */
export function groundedText(ids: readonly string[], ground: Grounding): { text: string; placeIds: Set<string> } {
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
    if (place) texts.push(displayedFacts(place));
  }
  return { text: texts.join("\n"), placeIds };
}

/** House numbers stay out: they would ground any count. */
const displayedFacts = (place: Place): string =>
  [place.name, withoutHouseNumber(place.address), place.neighbourhood, place.town, place.city]
    .filter(Boolean)
    .join(" | ");

const withoutHouseNumber = (address: string): string => (address.split(",")[0] ?? "").replace(/^\s*\d+[\w-]*\s+/, "");
