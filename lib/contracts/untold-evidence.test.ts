import { expect, test } from "vitest";
import type { Evidence } from "./guide";
import { untoldEvidence } from "./untold-evidence";

const snippet = (id: string, text: string, source = "House catalog"): Evidence => ({
  id,
  about: "room",
  text,
  source,
  sourceUrl: null,
  datedOn: "2026-11-20",
});
const line = (told: string) => ({ label: "quiet", told, verdict: "met" as const });

test("what a verdict quotes is not quoted again", () => {
  const room = snippet("a", "A hushed room with white tablecloths.");
  const dish = snippet("b", "On the menu: uni bucatini, hollow strands in miso butter.");
  const order = snippet("c", "Split the bucatini.");
  const lines = [
    line("its room is described as “a hushed room with white tablecloths”; we know it as quiet"),
    line("it serves uni bucatini, “hollow strands in miso butter”"),
  ];
  expect(untoldEvidence([room, dish, order], lines)).toEqual([order]);
  expect(untoldEvidence([room, dish, order], [line("it serves uni bucatini")])).toEqual([room, dish, order]);
});

test("a source stays named", () => {
  const guest = snippet("g", "Loved it.", "A guest");
  const room = snippet("a", "A hushed room.");
  const lines = [line("its room is described as “a hushed room”"), line("a note says “Loved it”")];
  expect(untoldEvidence([guest, room], lines)).toEqual([guest, room]);
});
