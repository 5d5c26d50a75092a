import { coverUrl } from "./cover-url";
import type { CoverSubject } from "./draw-cover";

/** Where a cover is served as a PNG, for mail programs, which draw no SVG. */
export const coverPictureUrl = (subject: CoverSubject, shape: "wide" | "square"): string =>
  coverUrl(subject, shape).replace("?", "/picture.png?");
