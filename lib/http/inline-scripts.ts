import { sha256 } from "../core/sha256.ts";
import { START_ON_INTENT } from "./start-on-intent.ts";

const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;
/** Calls that Next's pages begin with and hydrate from. What they are called with is JSON: it can't do anything. */
const DATA_CALL =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;
/** Some 2 KB of a header, where proxies take 4 KB for all of them. The longest of our pages has seven. */
const SOURCES_MAX = 40;

/**
 * The sources by which a policy names the inline scripts of a finished page. Only calls that hand over data are named, and
 * the one that starts the others: whatever else got into the page's text, from a guide or a place, is no script to the browser. A page with more of
 * them than a header should hold gets none.
 */
export function inlineScripts(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (!/\s(?:src|type)=/.test(attributes) && (text === START_ON_INTENT || isDataCall(text)))
      sources.add(hashSource(text));
  }
  return sources.size > SOURCES_MAX ? [] : [...sources];
}

function isDataCall(text: string): boolean {
  const [, data] = DATA_CALL.exec(text.trim()) ?? [];
  if (data === undefined) return false;
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

const hashSource = (text: string) => `'sha256-${sha256(text, "base64")}'`;
