import type { Shown } from "../screen/screen-state";

/** Of a button that does so. */
export const SHOW_ALL = "Show all restaurants here";

/** What a map without a place near the reader says of those it has elsewhere. */
export const NOTHING_NEAR: Partial<Record<Shown, string>> = {
  saved: "Nothing that you saved is near you.",
  guide: "None of this guide's restaurants is near you.",
  search: "None of those found is near you.",
};
