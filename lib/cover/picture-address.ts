import { coverAddress } from "./cover-address";
import type { CoverSubject } from "./draw-cover";

/** Where a cover is served as a PNG, for mail programs, which draw no SVG. */
export const pictureAddress = (subject: CoverSubject, shape: "wide" | "square"): string =>
  coverAddress(subject, shape).replace("?", "/picture.png?");
