import type { evidence } from "@/db/schema";
import { capitalize } from "@/lib/core/capitalize";
import type { CatalogueEntry } from "./catalogue-entry";

export type EvidenceRow = typeof evidence.$inferInsert;

type DescribedPlace = Pick<
  CatalogueEntry,
  "name" | "address" | "town" | "city" | "cuisines" | "since" | "vibes" | "goodFor" | "meals" | "diets" | "features"
> &
  Pick<CatalogueEntry, "slug" | "dishes" | "room"> & {
    neighbourhood: string | null;
    editorialSummary: string | null;
    notes: { about: EvidenceRow["about"]; text: string }[];
  };
type EvidenceSource = { source: string; datedOn: string };

/** An entry's facts as the snippets that sentences rest on; ids are stable from import to import. */
export const catalogueEvidence = (entry: CatalogueEntry): EvidenceRow[] =>
  buildEvidence(entry, { source: "House catalog", datedOn: entry.checked.on });

/** The same for any place that is described in these words, whatever the source. */
export function buildEvidence(entry: DescribedPlace, { source, datedOn }: EvidenceSource): EvidenceRow[] {
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
    snippet("facts", "facts", factsText(entry)),
  ];
}

function factsText(entry: DescribedPlace): string {
  const place = [entry.neighbourhood, entry.town ?? entry.city].filter(Boolean).join(", ");
  return [
    `${entry.name} is at ${entry.address}, ${place}`,
    labeledList("Cuisine", entry.cuisines),
    entry.since === null ? null : `Open since ${entry.since}`,
    labeledList("Mood", entry.vibes),
    labeledList("Good for", entry.goodFor),
    labeledList("Meals", entry.meals),
    labeledList("Diets", entry.diets),
    labeledList("Also", entry.features),
  ]
    .filter((part) => part !== null)
    .join(". ");
}

const labeledList = (label: string, values: string[]) =>
  values.length === 0 ? null : `${label}: ${values.map((value) => value.replaceAll("-", " ")).join(", ")}`;

const sentence = (text: string) => {
  const capital = capitalize(text);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
};
