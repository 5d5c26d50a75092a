import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import type { CatalogueEntry } from "@/lib/catalogue/source/catalogue-entry";

const SYLLABLES = "ba chi do fe gu ha jo ki lu me no pa ri so ta vu za".split(" ");
const SUFFIXES = ["Kitchen", "Cafe", "House", "Grill", "Taqueria", "Bakery", "and Sons", "Noodles", "Bar"];

/** An editors' file: `count` places as rich as the built-in ones and at their positions, under made-up names. */
export function editorsFile(from: number, count: number): Uint8Array {
  const entries = builtInCatalogue();
  return bytesOf(Array.from({ length: count }, (_, i) => renamedPlace(entryOf(entries, from + i), from + i)));
}

/** A person's list of those places: every second one with a typo in its name, every tenth without a position. */
export function personsFile(from: number, count: number): Uint8Array {
  const entries = builtInCatalogue();
  const lines = Array.from({ length: count }, (_, i) => {
    const { address, latitude, longitude } = entryOf(entries, from + i);
    const name = nameOf(from + i);
    const position = i % 10 === 0 ? "," : `${latitude},${longitude}`;
    return `${i % 2 === 0 ? name : name.slice(0, 3) + name.slice(4)},"${address}",${position},like`;
  });
  return new TextEncoder().encode(["name,address,latitude,longitude,status", ...lines].join("\n"));
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

function entryOf(entries: CatalogueEntry[], index: number): CatalogueEntry {
  const entry = entries[index % entries.length];
  if (!entry) throw new Error("The built-in catalogue is empty.");
  return entry;
}

const nameOf = (index: number): string =>
  `${word(index * 31)} ${word(Math.floor(index / 7) + index * 13)} ${SUFFIXES[index % SUFFIXES.length]}`;

/** One of 4,913 made-up words of three syllables. */
function word(index: number): string {
  const syllables = [index, Math.floor(index / 17), Math.floor(index / 289)].map(
    (part) => SYLLABLES[part % SYLLABLES.length],
  );
  const made = syllables.join("");
  return made.charAt(0).toUpperCase() + made.slice(1);
}

function renamedPlace(
  { slug, position: _, checked: __, unconfirmed: ___, editorialSummary, dishes, notes, ...fields }: CatalogueEntry,
  index: number,
) {
  return {
    ...fields,
    id: `${slug}-${index}`,
    name: nameOf(index),
    summary: editorialSummary,
    dishes: dishes.map(({ name, detail }) => (detail === null ? name : `${name}: ${detail}`)),
    notes: notes.map(({ about, text }) => `${about}: ${text}`),
  };
}
