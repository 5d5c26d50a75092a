/** Elements whose text no character reference is read in, and single characters beyond ASCII. */
const RAW_OR_BEYOND = /<script\b[^>]*>.*?<\/script>|<style\b[^>]*>.*?<\/style>|\P{ASCII}/gsu;
const BEYOND = /\P{ASCII}/u;

/**
 * The same page in ASCII alone, by character references, and in scripts by the escapes of JavaScript and JSON. A string
 * that has one character beyond Latin-1 takes two bytes for each in memory, and Next counts the bytes of a page's text at
 * every request, for which it then reads all of them. What a `<style>` holds stays as it is.
 */
export function asciiHtml(html: string): string {
  if (!BEYOND.test(html)) return html;
  const ascii = html.replace(RAW_OR_BEYOND, (found) => {
    if (found.startsWith("<script")) return found.replace(/\P{ASCII}/gu, escapeUnits);
    return found.startsWith("<style") ? found : `&#${found.codePointAt(0)};`;
  });
  // What is made of a string of two bytes has two; what is read from bytes has as many as it needs.
  return Buffer.from(ascii).toString();
}

const escapeUnits = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`,
  ).join("");
