import type { ImportedPlace, ImportSource, ImportSummary, Outcome } from "@/lib/restaurants/transfer/contract";

/** "1 place", "30 places" */
export const places = (count: number): string => (count === 1 ? "1 place" : `${count.toLocaleString("en-US")} places`);

/** "1517 Shattuck Ave, Berkeley"; a region says nothing beside a street. */
export const addressOf = ({ address, city }: Pick<ImportedPlace, "address" | "city">): string =>
  city === "Peninsula" || address.includes(city) ? address : `${address}, ${city}`;

export const SOURCES: Record<ImportSource, string> = {
  kumquat: "from Kumquat",
  google_takeout: "from Google",
  csv: "from a CSV",
  geojson: "from a GeoJSON",
  kml: "from a KML",
};

const OUTCOMES: [Outcome, string][] = [
  ["added", "marked"],
  ["changed", "changed"],
  ["already", "already so"],
  ["kept", "kept as you had them"],
  ["restored", "put back"],
  ["changed_since", "left, because you changed them since"],
  ["left_out", "left out"],
];

/** "30 marked, 2 changed, 3 left out" */
export const outcomesInWords = ({ outcomes }: ImportSummary["counts"]): string =>
  OUTCOMES.flatMap(([outcome, words]) =>
    outcomes[outcome] ? [`${outcomes[outcome].toLocaleString("en-US")} ${words}`] : [],
  ).join(", ");

/** "30 found, 5 to choose, 7 not in our catalogue" */
export const findingsInWords = ({ matched, toChoose, notFound }: ImportSummary["counts"]): string =>
  [
    `${matched.toLocaleString("en-US")} found`,
    toChoose > 0 && `${toChoose.toLocaleString("en-US")} to choose`,
    notFound > 0 && `${notFound.toLocaleString("en-US")} not in our catalogue`,
  ]
    .filter(Boolean)
    .join(", ");
