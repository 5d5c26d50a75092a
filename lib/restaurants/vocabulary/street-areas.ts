import { z } from "zod";
import data from "@/data/landmarks/streets.json" with { type: "json" };
import type { City } from "@/lib/core/cities";
import { foldWords, splitList } from "./fold";

const Areas = z.string().transform((list) => splitList(list));
/** The shape of data/landmarks/streets.json, which scripts/make-street-areas.ts makes: names are folded, areas joined by "|". */
const Streets = z.object({
  /** What a street is also called. */
  aliases: z.record(z.string(), z.string()),
  cities: z.record(
    z.string(),
    z.object({
      /** The neighborhoods that a street runs through, those of its greater part first; numbers with their kind: "24th street". */
      streets: z.record(z.string(), Areas),
      /** Those at the corner of two streets, under the name that comes first in the alphabet. */
      corners: z.record(z.string(), z.record(z.string(), Areas)),
    }),
  ),
});

let parsed: z.infer<typeof Streets> | undefined;

function tableOf(city: City) {
  parsed ??= Streets.parse(data);
  return parsed.cities[city] ?? { streets: {}, corners: {} };
}

const ORDINAL = /^(\d{1,2}(?:st|nd|rd|th))(?: (st|street|ave?|avenue))?$/;

/** Whether a name is a number's: "24th". */
export const isNumbered = (street: string): boolean => ORDINAL.test(foldWords(street));

/** The names of a city's streets, folded, without "street": those with a name of their own. */
export const streetNames = (city: City): string[] => {
  const { streets } = tableOf(city);
  const aliases = Object.entries(parsed?.aliases ?? {}).filter(([, name]) => name in streets);
  return [...Object.keys(streets).filter((name) => !ORDINAL.test(name)), ...aliases.map(([alias]) => alias)];
};

/** The neighborhoods along a street, by its name alone: "polk". Empty where it isn't one that we know. */
export const areasAlong = (street: string, city: City): readonly string[] => {
  const { streets } = tableOf(city);
  return [...new Set(keysOf(street, city).flatMap((key) => streets[key] ?? []))];
};

/** The neighborhoods where two streets that we know cross; empty where they don't. */
export function areasAtCorner(first: string, second: string, city: City): readonly string[] {
  const { corners } = tableOf(city);
  const areas = keysOf(first, city).flatMap((one) =>
    keysOf(second, city).flatMap((other) => (one < other ? corners[one]?.[other] : corners[other]?.[one]) ?? []),
  );
  return [...new Set(areas)];
}

/** What a street is called in the table: "9th" is a street of SoMa, and an avenue of the Richmond and the Sunset. */
function keysOf(street: string, city: City): string[] {
  const { streets } = tableOf(city);
  const folded = foldWords(street);
  const name = parsed?.aliases[folded] ?? folded;
  const [, number, kind = ""] = ORDINAL.exec(name) ?? [];
  const keys = number
    ? ["street", "avenue"].filter((each) => each.startsWith(kind.slice(0, 1))).map((each) => `${number} ${each}`)
    : [name];
  return keys.filter((key) => Object.hasOwn(streets, key));
}
