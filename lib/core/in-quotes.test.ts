import { expect, test } from "vitest";
import { inQuotes } from "./in-quotes";

test.each([
  ["no glorps", "“no glorps”"],
  ["“dad”", "“dad”"],
  ['"dad"', "“dad”"],
  ["for “dad” at 8", "“for ‘dad’ at 8”"],
  ['for "dad"', "“for ‘dad’”"],
  ["mom's birthday", "“mom's birthday”"],
])("%s", (words, quoted) => expect(inQuotes(words)).toBe(quoted));
