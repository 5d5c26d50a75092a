import type { EvidenceSnippet, Place } from "@/lib/contracts/stages";
import { findFigure } from "@/lib/guides/checker/figures";
import { findForbiddenPhrase } from "@/lib/guides/checker/forbidden-phrases";
import { containsMarkup } from "@/lib/guides/checker/markup";
import { grammaticalNumber, withDefiniteArticle } from "./grammar/dishes";
import { areaPhrase, streetPhrase } from "./grammar/places";
import { asClause, capitalize } from "./grammar/words";

export type MaterialDish = {
  name: string;
  the: string;
  detail: string | null;
  number: "one" | "many" | null;
  id: string;
};
export type MaterialNote = { about: EvidenceSnippet["about"]; text: string; clause: string | null; id: string };

/** Details that refer to another dish and make no sense without it. */
const DEPENDS_ON_OTHER_DISH =
  /\b(?:beside|with|after|before|alongside|under|over) (?:it|them)$|\bas (?:well|above)$|^(?:also|another|the same)\b/;

/** The facts for sentences about a place: each with its evidence, and none that the checker forbids in prose. */
export type PlaceMaterial = {
  place: Place;
  name: string;
  street: string | null;
  area: string | null;
  dishes: MaterialDish[];
  room: { phrase: string; id: string } | null;
  notes: MaterialNote[];
  summary: { sentences: string[]; id: string } | null;
  factsId: string | null;
};

const NOTE_KINDS: ReadonlySet<string> = new Set(["story", "cooking", "room", "know", "order"]);

export function gatherMaterial({
  place,
  evidence,
}: {
  place: Place;
  evidence: readonly EvidenceSnippet[];
}): PlaceMaterial {
  const byId = new Map(evidence.map((snippet) => [snippet.id, snippet]));
  const summary = evidence.find(
    ({ about, placeId, text }) => about === "summary" && placeId === place.id && text.trim(),
  );
  return {
    place,
    name: place.name.trim(),
    street: streetPhrase(place.address),
    area: place.neighbourhood ? areaPhrase(place.neighbourhood) : null,
    dishes: place.dishes.flatMap((dish, index) => toDish(dish, byId.get(`${place.id}:dish-${index + 1}`))),
    room: toRoom(place.room, byId.get(`${place.id}:room`)),
    notes: evidence.flatMap((snippet) => toNote(snippet, place.id)),
    summary: summary ? { sentences: sentencesOf(summary.text).filter(isAllowedInProse), id: summary.id } : null,
    factsId: evidence.find(({ about, placeId }) => about === "facts" && placeId === place.id)?.id ?? null,
  };
}

const isAllowedInProse = (text: string): boolean =>
  !findFigure(text) && !findForbiddenPhrase(text) && !containsMarkup(text);

function toDish({ name, detail }: Place["dishes"][number], snippet: EvidenceSnippet | undefined): MaterialDish[] {
  if (!snippet || !isAllowedInProse(name) || !snippet.text.toLowerCase().includes(name.toLowerCase())) return [];
  const trimmed =
    detail && isAllowedInProse(detail) && !DEPENDS_ON_OTHER_DISH.test(detail) && snippet.text.includes(detail)
      ? detail.replace(/[.;,]$/, "")
      : null;
  return [{ name, the: withDefiniteArticle(name), detail: trimmed, number: grammaticalNumber(name), id: snippet.id }];
}

function toRoom(room: string | null, snippet: EvidenceSnippet | undefined): PlaceMaterial["room"] {
  if (!room || !snippet || snippet.about !== "room") return null;
  if (isAllowedInProse(room)) return { phrase: room.replace(/\.$/, ""), id: snippet.id };
  const beforeComma = room.split(",")[0] ?? "";
  return beforeComma.split(" ").length > 4 && isAllowedInProse(beforeComma)
    ? { phrase: beforeComma, id: snippet.id }
    : null;
}

function toNote({ id, about, placeId, text }: EvidenceSnippet, ofPlace: string): MaterialNote[] {
  if (placeId !== ofPlace || !NOTE_KINDS.has(about) || id.endsWith(":room") || !isAllowedInProse(text)) return [];
  return [{ about, text: capitalize(text.trim()), clause: asClause(text), id }];
}

const sentencesOf = (text: string): string[] =>
  text
    .trim()
    .split(/(?<=[.!?])\s+(?=[\p{Lu}“"])/u)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`));
