import { coverUrl } from "./cover-url";
import type { CoverSubject } from "./draw-cover";

/** The URL of a cover as a PNG, for email clients, which don't render SVG. */
export const coverPictureUrl = (subject: CoverSubject, shape: "wide" | "square"): string =>
  coverUrl(subject, shape).replace("?", "/picture.png?");
