import type { evidence } from "@/db/schema";
import type { CatalogueEntry } from "./entry";

export type EvidenceRow = typeof evidence.$inferInsert;

/** When the catalogue's facts were last gone through. */
export const CHECKED_ON = "2026-11-20";

type Told = Pick<
  CatalogueEntry,
  "name" | "address" | "town" | "city" | "cuisines" | "since" | "vibes" | "goodFor" | "meals" | "diets" | "features"
> &
  Pick<CatalogueEntry, "slug" | "dishes" | "room"> & {
    neighbourhood: string | null;
    editorialSummary: string | null;
    notes: { about: EvidenceRow["about"]; text: string }[];
  };
type Origin = { source: string; datedOn: string };

const HOUSE: Origin = { source: "House catalogue", datedOn: CHECKED_ON };

/** An entry's facts as the snippets that sentences rest on; ids are stable from import to import. */
export const evidenceOf = (entry: CatalogueEntry): EvidenceRow[] => snippetsOf(entry, HOUSE);

/** The same of any place that is told in these words, whoever tells it. */
export function snippetsOf(entry: Told, { source, datedOn }: Origin): EvidenceRow[] {
  const snippet = (id: string, about: EvidenceRow["about"], text: string): EvidenceRow => ({
    id: `${entry.slug}:${id}`,
    restaurantId: entry.slug,
    about,
    text: sentence(text),
    source,
    sourceUrl: null,
    datedOn,
  });
  return [
    ...(entry.editorialSummary === null ? [] : [snippet("summary", "summary", entry.editorialSummary)]),
    ...entry.notes.map((note, i) => snippet(`note-${i + 1}`, note.about, note.text)),
    ...entry.dishes.map(({ name, detail }, i) =>
      snippet(`dish-${i + 1}`, "dish", detail === null ? name : `${name}: ${detail}`),
    ),
    ...(entry.room === null ? [] : [snippet("room", "room", entry.room)]),
    snippet("facts", "facts", factsOf(entry)),
  ];
}

function factsOf(entry: Told): string {
  const place = [entry.neighbourhood, entry.town ?? entry.city].filter(Boolean).join(", ");
  return [
    `${entry.name} is at ${entry.address}, ${place}`,
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
