import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import type { CatalogueEntry } from "@/lib/catalogue/source/catalogue-entry";

const SYLLABLES = "ba chi do fe gu ha jo ki lu me no pa ri so ta vu za".split(" ");
const SUFFIXES = ["Kitchen", "Cafe", "House", "Grill", "Taqueria", "Bakery", "and Sons", "Noodles", "Bar"];

/** A file of the editors' own: `count` places as rich as the built-in ones and where those are, under made-up names. */
export function editorsFile(from: number, count: number): Uint8Array {
  const entries = builtInCatalogue();
  return bytesOf(Array.from({ length: count }, (_, i) => toldPlace(entryOf(entries, from + i), from + i)));
}

/** A person's list of those places: every second one with a slip in its name, every tenth without a position. */
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

function entryOf(entries: CatalogueEntry[], at: number): CatalogueEntry {
  const entry = entries[at % entries.length];
  if (!entry) throw new Error("The built-in catalogue is empty.");
  return entry;
}

const nameOf = (at: number): string =>
  `${word(at * 31)} ${word(Math.floor(at / 7) + at * 13)} ${SUFFIXES[at % SUFFIXES.length]}`;

/** One of 4,913 made-up words of three syllables. */
function word(at: number): string {
  const syllables = [at, Math.floor(at / 17), Math.floor(at / 289)].map((each) => SYLLABLES[each % SYLLABLES.length]);
  const made = syllables.join("");
  return made.charAt(0).toUpperCase() + made.slice(1);
}

function toldPlace({ slug, approximate, editorialSummary, dishes, notes, ...told }: CatalogueEntry, at: number) {
  return {
    ...told,
    id: `${slug}-${at}`,
    name: nameOf(at),
    summary: editorialSummary,
    dishes: dishes.map(({ name, detail }) => (detail === null ? name : `${name}: ${detail}`)),
    notes: notes.map(({ about, text }) => `${about}: ${text}`),
  };
}
