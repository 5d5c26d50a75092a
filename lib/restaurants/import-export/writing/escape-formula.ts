/**
 * What a spreadsheet might execute: a character that starts a formula, also full-width or after spaces, and
 * what makes some programs split the cell.
 */
const STARTS_FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const ESCAPED_FORMULA = /^'(?='*(?:\s*[=+\-@＝＋－＠]|[\t\r\n]))/;

/** Puts an apostrophe before text that a spreadsheet might execute; text that already has one gets another. */
export const escapeFormula = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text);

/** Removes exactly what `escapeFormula` added. */
export const unescapeFormula = (text: string): string => text.replace(ESCAPED_FORMULA, "");
