import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import type { CatalogueEntry } from "@/lib/catalogue/source/catalogue-entry";
import { CITIES } from "@/lib/core/cities";

const APPROXIMATE_MAX = 20;

/**
 * What the built-in catalogue rests on: positions by grade and source, when places were checked, what couldn't be confirmed
 * and which kitchens a city has. `--list` prints every entry.
 */
export async function run(): Promise<boolean> {
  const entries = builtInCatalogue();
  const approximate = entries.filter(({ position }) => position.grade === "approximate");
  if (process.argv.includes("--list")) for (const entry of entries) console.log(lineOf(entry));
  console.log(`     ${entries.length} places; positions by what they rest on:`);
  printCounts(entries, ({ position }) => `${position.grade}, ${position.source}`);
  console.log("     checked:");
  printCounts(entries, ({ checked }) => `${checked.on}, against ${checked.against}`);
  console.log("     unconfirmed:");
  for (const { slug, unconfirmed } of entries) if (unconfirmed) console.log(`       ${slug}: ${unconfirmed}`);
  console.log("     kitchens by city:");
  for (const city of CITIES)
    console.log(`       ${city}: ${kitchensOf(entries.filter((entry) => entry.city === city))}`);
  const isMet = approximate.length <= APPROXIMATE_MAX;
  console.log(
    `${isMet ? "ok  " : "MISS"} approximate positions: ${approximate.length}, target at most ${APPROXIMATE_MAX} (${approximate
      .map(({ slug }) => slug)
      .join(", ")})`,
  );
  return isMet;
}

const lineOf = ({ slug, city, latitude, longitude, position, checked }: CatalogueEntry): string =>
  [slug, city, latitude, longitude, position.grade, position.source, checked.on, checked.against].join("\t");

function printCounts(entries: readonly CatalogueEntry[], keyOf: (entry: CatalogueEntry) => string): void {
  const groups = [...Map.groupBy(entries, keyOf)].sort(([, a], [, b]) => b.length - a.length);
  for (const [key, group] of groups) console.log(`       ${group.length} ${key}`);
}

function kitchensOf(entries: readonly CatalogueEntry[]): string {
  const groups = Map.groupBy(
    entries.flatMap(({ cuisines }) => cuisines),
    (cuisine) => cuisine,
  );
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([cuisine, { length }]) => `${cuisine} ${length}`)
    .join(", ");
}
