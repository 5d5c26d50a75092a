import { foldText } from "@/lib/core/fold-text";

/** Every column an import file may have, with the other names it goes by. */
const COLUMN_ALIASES = {
  id: "key|slug",
  name: "restaurant|title",
  address: "street address|street",
  postalCode: "postal code|zip|zip code|postcode",
  city: "",
  town: "municipality",
  neighbourhood: "neighborhood|area|district",
  latitude: "lat",
  longitude: "lng|lon|long",
  approximate: "approximate coordinates",
  googlePlaceId: "google place id|place id",
  cuisines: "cuisine",
  priceLevel: "price|price level",
  dishes: "dish",
  room: "",
  vibes: "vibe|mood",
  goodFor: "good for|occasions",
  meals: "meal",
  diets: "diet",
  features: "feature",
  phone: "phone number|telephone|tel",
  website: "url|site|web",
  since: "founded|founded in|open since",
  status: "",
  summary: "editorial summary|description",
  notes: "note|comments",
} as const;

export type Column = keyof typeof COLUMN_ALIASES;
export const COLUMNS = Object.keys(COLUMN_ALIASES) as Column[];
export const REQUIRED_COLUMNS: readonly Column[] = ["name", "address", "latitude", "longitude"];

const headerKey = (header: string) => foldText(header).replaceAll(" ", "");

const COLUMN_BY_KEY: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) =>
    [column, ...COLUMN_ALIASES[column].split("|").filter(Boolean)].map((name): [string, Column] => [
      headerKey(name),
      column,
    ]),
  ),
);

/** The column that a header names: "Good for", "good_for" and "goodFor" are one. */
export const findColumn = (header: string): Column | undefined => COLUMN_BY_KEY.get(headerKey(header));
