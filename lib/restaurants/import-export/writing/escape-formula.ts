/**
 * What a spreadsheet might run instead of showing it: a sign that starts a formula, also in its full-width form and
 * after spaces, and what makes some programs split the cell.
 */
const STARTS_FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const ESCAPED_FORMULA = /^'(?='*(?:\s*[=+\-@＝＋－＠]|[\t\r\n]))/;

/** Puts an apostrophe before text that a spreadsheet might run; text that already has one gets another. */
export const escapeFormula = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text);

/** Takes back exactly what `guardFormula` has put there. */
export const unescapeFormula = (text: string): string => text.replace(ESCAPED_FORMULA, "");
