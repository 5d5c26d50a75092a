import type { evidence } from "@/db/schema";
import type { CatalogueEntry } from "./entry";

type EvidenceRow = typeof evidence.$inferInsert;

const SOURCE = "House catalogue";

/** When the catalogue's facts were last gone through. */
export const CHECKED_ON = "2026-11-20";

/** An entry's facts as the snippets that sentences rest on; ids are stable from import to import. */
export function evidenceOf(entry: CatalogueEntry): EvidenceRow[] {
  const snippet = (id: string, about: EvidenceRow["about"], text: string): EvidenceRow => ({
    id: `${entry.slug}:${id}`,
    restaurantId: entry.slug,
    about,
    text: sentence(text),
    source: SOURCE,
    sourceUrl: null,
    datedOn: CHECKED_ON,
  });
  return [
    snippet("summary", "summary", entry.editorialSummary),
    ...entry.notes.map((note, i) => snippet(`note-${i + 1}`, note.about, note.text)),
    ...entry.dishes.map(({ name, detail }, i) =>
      snippet(`dish-${i + 1}`, "dish", detail === null ? name : `${name}: ${detail}`),
    ),
    ...(entry.room === null ? [] : [snippet("room", "room", entry.room)]),
    snippet("facts", "facts", factsOf(entry)),
  ];
}

function factsOf(entry: CatalogueEntry): string {
  const place = entry.town ?? entry.city;
  return [
    `${entry.name} is at ${entry.address}, ${entry.neighbourhood}, ${place}`,
    listed("Cuisine", entry.cuisines),
    entry.since === null ? null : `Open since ${entry.since}`,
    listed("Mood", entry.vibes),
    listed("Good for", entry.goodFor),
    listed("Meals", entry.meals),
    listed("Diets", entry.diets),
    listed("Also", entry.features),
  ]
    .filter((part) => part !== null)
    .join(". ");
}

const listed = (label: string, values: string[]) =>
  values.length === 0 ? null : `${label}: ${values.map((value) => value.replaceAll("-", " ")).join(", ")}`;

const sentence = (text: string) => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
};
