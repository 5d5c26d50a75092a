import type { Highlight } from "../highlights";

const HEDGE = "As far as we know, ";
/** What a sentence starts with that may stand after a hedge in lower case, and that makes no request. */
const HEDGEABLE = /^(?:none|neither|only|not all|all of these) /i;

type Attempt = { text: string | null; about: readonly Highlight[] };

/** "None of these is known for wine." -> "As far as we know, none of these is known for wine." */
export const withHedge = ({ text, about }: Attempt): Attempt => ({
  text: text && HEDGEABLE.test(text) ? `${HEDGE}${text.charAt(0).toLowerCase()}${text.slice(1)}` : null,
  about,
});
