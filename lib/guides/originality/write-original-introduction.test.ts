import { expect, test } from "vitest";
import { NO_RECENT_TEXTS, type RejectedSentence } from "@/lib/contracts/stages";
import type { GuideBrief, TooNear } from "@/lib/ports/curator";
import { makeStageCtx } from "@/lib/testing/make-stage-ctx";
import { scriptedCurator } from "@/lib/testing/scripted-curator";
import { archiveOf } from "./archive";
import { writeOriginalIntroduction } from "./write-original-introduction";

const brief: GuideBrief = {
  city: "Oakland",
  prompt: "pie",
  idea: { kind: "idea", title: "Pie", angle: "", constraints: [], unknowns: [], size: 5 },
  picks: [],
  unmet: [],
  order: "",
  recent: {
    ...NO_RECENT_TEXTS,
    titles: ["Tacos: Come for the salsa, stay for the patio"],
    openings: ["There is a case for tacos."],
  },
};
const archive = archiveOf(brief.recent);
const said = (...texts: string[]) => [texts.map((text) => ({ text, evidenceIds: [] }))];

/** A model that answers in molds until it has been told `patience` times. */
function writer(patience: number) {
  const told: TooNear[][] = [];
  const curator = scriptedCurator({
    writeIntroduction: async ({ tooNear }) => {
      told.push(tooNear);
      return told.length <= patience
        ? {
            title: "Pie: Come for the crust, stay for the cream",
            introduction: said("There is a case for pie.", "Two ovens."),
          }
        : { title: "Pie: A crust of lard and patience", introduction: said("Somebody rolls this dough at five.") };
    },
  });
  const rejected: RejectedSentence[] = [];
  const written = writeOriginalIntroduction({ brief, entries: [] }, archive, rejected, makeStageCtx({ curator }));
  return { written, told, rejected };
}

test("what is new is written once", async () => {
  const { written, told, rejected } = writer(0);
  expect(await written).toMatchObject({ title: "Pie: A crust of lard and patience" });
  expect([told, rejected]).toEqual([[[]], []]);
});

test("molds are caught: the curator is told which, and writes again", async () => {
  const { written, told, rejected } = writer(1);
  expect(await written).toMatchObject({ title: "Pie: A crust of lard and patience" });
  expect(told[1]?.map(({ where, reason }) => `${where}: ${reason}`)).toEqual([
    "title: has the subtitle's shape in common with one of the city's last twelve guides",
    "introduction: opens like another guide of the city",
  ]);
  expect(rejected.map(({ outcome }) => outcome)).toEqual(["rewritten", "rewritten"]);
});

test("an opening that is still another guide's gives way to the sentence after it", async () => {
  expect((await writer(2).written).introduction).toEqual(said("Two ovens."));
});
