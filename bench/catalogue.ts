import { type ListedPlace, readListedPlaces } from "@/lib/catalogue/listed/read-listed-places";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import type { CatalogueEntry } from "@/lib/catalogue/source/catalogue-entry";
import { CITIES } from "@/lib/core/cities";
import { isOnOrNearLand } from "@/lib/core/geo/land";

export const options = ["--list"];

const APPROXIMATE_MAX = 20;
const LISTED_MIN = 3_000;

/**
 * What the built-in catalogue rests on: positions by grade and source, when places were checked, what couldn't be confirmed,
 * which kitchens a city has and which of them only a list knows there; and the listed places by town, list and last sign
 * of life. `--list` prints every entry.
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
  const listed = readListedPlaces();
  printUntoldKitchens(entries, listed);
  const isMet = approximate.length <= APPROXIMATE_MAX;
  console.log(
    `${isMet ? "ok  " : "MISS"} approximate positions: ${approximate.length}, target at most ${APPROXIMATE_MAX} (${approximate
      .map(({ slug }) => slug)
      .join(", ")})`,
  );
  return measureListed(listed) && isMet;
}

/** The kitchens that a list has in a city and no told place serves there, with whoever was seen last. */
function printUntoldKitchens(entries: readonly CatalogueEntry[], listed: readonly ListedPlace[]): void {
  console.log("     kitchens that only a list knows in a city:");
  for (const city of CITIES) {
    const told = new Set(entries.flatMap((entry) => (entry.city === city ? entry.cuisines : [])));
    const untold = listed
      .filter(({ city: itsCity, town }) => itsCity === city && (town === null || city === "Peninsula"))
      .flatMap((place) => place.cuisines.map((cuisine) => ({ cuisine, place })))
      .filter(({ cuisine }) => !told.has(cuisine));
    for (const [cuisine, group] of Map.groupBy(untold, ({ cuisine }) => cuisine)) {
      const [last] = group.toSorted((a, b) => b.place.lastSeenOn.localeCompare(a.place.lastSeenOn));
      if (last)
        console.log(`       ${city}: ${cuisine} ${group.length}, last ${last.place.lastSeenOn} ${last.place.name}`);
    }
  }
}

function measureListed(places: readonly ListedPlace[]): boolean {
  const inWater = places.filter((place) => !isOnOrNearLand(place));
  console.log(`     ${places.length} listed places; by town:`);
  printCounts(places, ({ town, city }) => town ?? city);
  console.log("     by list:");
  printCounts(places, ({ listedBy }) => listedBy);
  console.log("     by the year of the last sign of life:");
  printCounts(places, ({ lastSeenOn }) => lastSeenOn.slice(0, 4));
  console.log(
    `     ${places.filter(({ cuisines }) => cuisines.length > 0).length} with a kitchen that their name tells`,
  );
  const isMet = inWater.length === 0 && places.length >= LISTED_MIN;
  console.log(
    `${isMet ? "ok  " : "MISS"} listed places: ${places.length}, target at least ${LISTED_MIN}; ${inWater.length} in the water, target 0`,
  );
  return isMet;
}

const lineOf = ({ slug, city, latitude, longitude, position, checked }: CatalogueEntry): string =>
  [slug, city, latitude, longitude, position.grade, position.source, checked.on, checked.against].join("\t");

function printCounts<T>(entries: readonly T[], keyOf: (entry: T) => string): void {
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
