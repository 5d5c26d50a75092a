import { relative } from "node:path";
import { IS_TEST } from "./is-test";

const ROOT = process.cwd();
const HERE = "db/testing/faults/";

/** A place in the product's own code: "lib/guides/set-hidden.ts:17". */
export type Site = string;

const sites = new Map<string, Site | null>();

/** Which line of the product is calling. Null when a test itself calls, or a test helper. */
export function callSite(): Site | null {
  const raw = rawCaller();
  if (raw === null) return null;
  const known = sites.get(raw);
  if (known !== undefined) return known;
  // Only a stack that is read as text has the source's line numbers.
  const lines = (new Error().stack ?? "").split("\n").map((line) => /(\/[^():]+):(\d+):\d+/.exec(line));
  const own = lines.find((line) => line?.[1] && isOwn(line[1]));
  const file = own?.[1] ? relative(ROOT, own[1]) : "";
  const site = file === "" || IS_TEST.test(file) ? null : `${file}:${own?.[2]}`;
  sites.set(raw, site);
  return site;
}

/** The caller as the engine knows it, which is cheap to get. */
function rawCaller(): string | null {
  const readable = Error.prepareStackTrace;
  Error.prepareStackTrace = (_, frames) => frames;
  const frames = new Error().stack as unknown as NodeJS.CallSite[];
  Error.prepareStackTrace = readable;
  const caller = frames.find((frame) => isOwn(frame.getFileName() ?? ""));
  return caller ? `${caller.getFileName()}:${caller.getLineNumber()}:${caller.getColumnNumber()}` : null;
}

function isOwn(file: string): boolean {
  const path = relative(ROOT, file.replace(/^file:\/\//, ""));
  return path !== "" && !path.startsWith("..") && !path.startsWith("node_modules/") && !path.startsWith(HERE);
}
