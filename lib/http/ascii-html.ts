import { escapeBeyondAscii } from "../core/escape-beyond-ascii.ts";

/** Elements whose text no character reference is read in, and single characters beyond ASCII. */
const RAW_OR_BEYOND = /<script\b[^>]*>.*?<\/script>|<style\b[^>]*>.*?<\/style>|\P{ASCII}/gsu;
/** React holds the text of such an element against its own: what is written there is ASCII already (lib/web/json-ld.ts). */
const IS_DATA_OR_STYLE = /^<style|^<script[^>]* type=/;
const BEYOND = /\P{ASCII}/u;

/**
 * The same page in ASCII alone, by character references, and in scripts by the escapes of JavaScript. A string
 * that has one character beyond Latin-1 takes two bytes for each in memory, and Next counts the bytes of a page's text at
 * every request, for which it then reads all of them.
 */
export function asciiHtml(html: string): string {
  if (!BEYOND.test(html)) return html;
  const ascii = html.replace(RAW_OR_BEYOND, (found) => {
    if (IS_DATA_OR_STYLE.test(found)) return found;
    return found.startsWith("<script") ? escapeBeyondAscii(found) : `&#${found.codePointAt(0)};`;
  });
  // What is made of a string of two bytes has two; what is read from bytes has as many as it needs.
  return Buffer.from(ascii).toString();
}
