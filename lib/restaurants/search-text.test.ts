import { expect, test } from "vitest";
import { foldText } from "@/lib/core/fold-text";
import { normalizeName } from "./search-text";

test.each([
  ["Phở Hà Nội", "pho ha noi"],
  ["CAFÉ ZoË", "cafe zoe"],
  ["Zareen's", "zareens"],
  ["Zareen’s", "zareens"],
  ["Zareen´s", "zareens"],
  ["Zareen′s", "zareens"],
  ["Smørrebrød & Œuf", "smorrebrod oeuf"],
  ["  A16 / B44\t(bar) ", "a16 b44 bar"],
  ["らーめん がんこ", "らーめん がんこ"],
  ["ﬁne", "fine"],
  ["🍜\u0000\ud800", ""],
])("%j is folded to %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test("any spelling of the word and gives the same name", () => {
  for (const name of ["Flour + Water", "Flour & Water", "flour and water"])
    expect(normalizeName(name)).toBe("flour water");
  expect(normalizeName("And")).toBe("and");
});
