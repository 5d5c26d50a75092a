import { findFigure } from "@/lib/guides/checker/figures";
import { holdsMarkup } from "@/lib/guides/checker/markup";
import { findForbiddenPhrase } from "@/lib/guides/checker/phrases";
import type { EvidenceSnippet, Place } from "@/lib/guides/stage-types";
import { numberOf, theDish } from "./grammar/dishes";
import { areaPhrase, streetOf } from "./grammar/places";
import { asClause, cap } from "./grammar/words";

export type Dish = { name: string; the: string; detail: string | null; number: "one" | "many" | null; id: string };
export type Note = { about: EvidenceSnippet["about"]; text: string; clause: string | null; id: string };

/** A detail that leans on another dish makes no sense without it. */
const LEANS =
  /\b(?:beside|with|after|before|alongside|under|over) (?:it|them)$|\bas (?:well|above)$|^(?:also|another|the same)\b/;

/** What may be said of a place: every piece with the evidence it comes from, and nothing that prose never states. */
export type Material = {
  place: Place;
  name: string;
  street: string | null;
  area: string | null;
  dishes: Dish[];
  room: { phrase: string; id: string } | null;
  notes: Note[];
  summary: { sentences: string[]; id: string } | null;
  factsId: string | null;
};

const NOTES: ReadonlySet<string> = new Set(["story", "cooking", "room", "know", "order"]);

export function gather({ place, evidence }: { place: Place; evidence: readonly EvidenceSnippet[] }): Material {
  const byId = new Map(evidence.map((snippet) => [snippet.id, snippet]));
  const summary = evidence.find(
    ({ about, placeId, text }) => about === "summary" && placeId === place.id && text.trim(),
  );
  return {
    place,
    name: place.name.trim(),
    street: streetOf(place.address),
    area: place.neighbourhood ? areaPhrase(place.neighbourhood) : null,
    dishes: place.dishes.flatMap((dish, index) => dishOf(dish, byId.get(`${place.id}:dish-${index + 1}`))),
    room: roomOf(place.room, byId.get(`${place.id}:room`)),
    notes: evidence.flatMap((snippet) => noteOf(snippet, place.id)),
    summary: summary ? { sentences: sentencesOf(summary.text).filter(isSayable), id: summary.id } : null,
    factsId: evidence.find(({ about, placeId }) => about === "facts" && placeId === place.id)?.id ?? null,
  };
}

const isSayable = (text: string): boolean => !findFigure(text) && !findForbiddenPhrase(text) && !holdsMarkup(text);

function dishOf({ name, detail }: Place["dishes"][number], snippet: EvidenceSnippet | undefined): Dish[] {
  if (!snippet || !isSayable(name) || !snippet.text.toLowerCase().includes(name.toLowerCase())) return [];
  const said =
    detail && isSayable(detail) && !LEANS.test(detail) && snippet.text.includes(detail)
      ? detail.replace(/[.;,]$/, "")
      : null;
  return [{ name, the: theDish(name), detail: said, number: numberOf(name), id: snippet.id }];
}

function roomOf(room: string | null, snippet: EvidenceSnippet | undefined): Material["room"] {
  if (!room || !snippet || snippet.about !== "room") return null;
  if (isSayable(room)) return { phrase: room.replace(/\.$/, ""), id: snippet.id };
  const beforeComma = room.split(",")[0] ?? "";
  return beforeComma.split(" ").length > 4 && isSayable(beforeComma) ? { phrase: beforeComma, id: snippet.id } : null;
}

function noteOf({ id, about, placeId, text }: EvidenceSnippet, ofPlace: string): Note[] {
  if (placeId !== ofPlace || !NOTES.has(about) || id.endsWith(":room") || !isSayable(text)) return [];
  return [{ about, text: cap(text.trim()), clause: asClause(text), id }];
}

const sentencesOf = (text: string): string[] =>
  text
    .trim()
    .split(/(?<=[.!?])\s+(?=[\p{Lu}“"])/u)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`));
