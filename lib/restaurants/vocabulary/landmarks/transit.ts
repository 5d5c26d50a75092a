import type { City } from "@/lib/core/cities";
import { LANDMARKS, type Landmark } from "./landmark-data";

/** Stations that are meant alike by who only names their line: `name` is any one of them. */
export type Transit = { name: string; kinds: readonly Landmark["kind"][] };

const TRANSIT: readonly (Transit & { pattern: RegExp })[] = [
  { pattern: /^bart(?: (?:stations?|stops?|line))?$/, kinds: ["bart"], name: "a BART station" },
  { pattern: /^caltrain(?: (?:stations?|stops?))?$/, kinds: ["caltrain"], name: "a Caltrain station" },
  {
    pattern: /^(?:train|transit|subway|metro) (?:stations?|stops?)$/,
    kinds: ["bart", "caltrain", "vta", "muni"],
    name: "a station",
  },
];

/** "bart", "caltrain stations": folded words that name no one station. */
export const transitCalled = (phrase: string): Transit | undefined =>
  TRANSIT.find(({ pattern }) => pattern.test(phrase));

/** Its stations in a city, or everywhere. */
export const stationsOf = ({ kinds }: Transit, city: City | undefined): Landmark[] =>
  LANDMARKS.filter((landmark) => (city === undefined || landmark.city === city) && kinds.includes(landmark.kind));
