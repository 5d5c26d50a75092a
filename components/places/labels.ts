import type { ImportedPlace, ImportSource, ImportSummary, Outcome } from "@/lib/contracts/place-import";

/** "1 place", "30 places" */
export const formatPlaceCount = (count: number): string =>
  count === 1 ? "1 place" : `${count.toLocaleString("en-US")} places`;

/** "1517 Shattuck Ave, Berkeley"; a region adds nothing to a street. */
export const fullAddress = ({ address, city }: Pick<ImportedPlace, "address" | "city">): string =>
  city === "Peninsula" || address.includes(city) ? address : `${address}, ${city}`;

/** Where a row comes from: one's own list, or the file's name where it holds only one. */
export const fromList = (list: string): string => `from your list “${list}”`;

export const SOURCE_LABELS: Record<ImportSource, string> = {
  kumquat: "from Kumquat",
  google_takeout: "from Google",
  csv: "from a CSV",
  geojson: "from a GeoJSON",
  kml: "from a KML",
};

const OUTCOME_LABELS: [Outcome, string][] = [
  ["added", "marked"],
  ["changed", "changed"],
  ["already", "already so"],
  ["kept", "kept as you had them"],
  ["restored", "put back"],
  ["changed_since", "left, because you changed them since"],
  ["left_out", "left out"],
];

/** "30 marked, 2 changed, 3 left out" */
export const describeOutcomes = ({ outcomes }: ImportSummary["counts"]): string =>
  OUTCOME_LABELS.flatMap(([outcome, words]) =>
    outcomes[outcome] ? [`${outcomes[outcome].toLocaleString("en-US")} ${words}`] : [],
  ).join(", ");

/** "30 found, 5 to choose, 7 not in our catalog" */
export const describeFindings = ({ matched, toChoose, notFound }: ImportSummary["counts"]): string =>
  [
    `${matched.toLocaleString("en-US")} found`,
    toChoose > 0 && `${toChoose.toLocaleString("en-US")} to choose`,
    notFound > 0 && `${notFound.toLocaleString("en-US")} not in our catalog`,
  ]
    .filter(Boolean)
    .join(", ");
