import type { GuideRun } from "@/lib/contracts/guide-run";
import { STAGE_NAMES, type StageName } from "@/lib/contracts/stage-name";
import { readStageOutput, type StageOutputs } from "@/lib/contracts/stages";
import { compareEvidence } from "./compare-evidence";
import { comparePicks } from "./compare-picks";
import { compareText } from "./compare-text";
import { listChanges, type RunChange, valueChange } from "./run-change";

export type StageComparison = {
  stage: StageName;
  /** `alike`: nothing differs. `one-sided`: only one run got this far, or one record can't be read. */
  outcome: "alike" | "different" | "one-sided" | "neither";
  changes: RunChange[];
};

/** What changed from one stored run to another, stage by stage. */
export function compareRuns(before: GuideRun, after: GuideRun): StageComparison[] {
  const nameOf = placeNames(before, after);
  return STAGE_NAMES.map((stage) => {
    const [former, latter] = [readStageOutput(stage, before[stage]), readStageOutput(stage, after[stage])];
    if (former === null || latter === null) {
      return { stage, outcome: former === latter ? "neither" : "one-sided", changes: [] };
    }
    const changes = compareStage(stage, former, latter, nameOf);
    return { stage, outcome: changes.length > 0 ? "different" : "alike", changes };
  });
}

type NameOf = (placeId: string) => string;
type StageComparers = {
  [Stage in StageName]: (before: StageOutputs[Stage], after: StageOutputs[Stage], nameOf: NameOf) => RunChange[];
};

const compareStage = <Stage extends StageName>(
  stage: Stage,
  before: StageOutputs[Stage],
  after: StageOutputs[Stage],
  nameOf: NameOf,
): RunChange[] => STAGE_COMPARERS[stage](before, after, nameOf);

const STAGE_COMPARERS: StageComparers = {
  idea: compareIdeas,
  searchPlans: (before, after) =>
    listChanges(before, after, {
      keyOf: ({ query, cuisines, areas }) => JSON.stringify([query, cuisines, areas]),
      nameOf: ({ query }) => query,
      detailOf: ({ why }) => why,
    }),
  candidates: (before, after) => [
    ...listChanges(before.places, after.places, { keyOf: ({ id }) => id, nameOf: ({ name }) => name }),
    ...valueChange("turned away", String(before.rejected.length), String(after.rejected.length)),
    ...valueChange("problems", before.problems.join(" ") || "none", after.problems.join(" ") || "none"),
  ],
  selections: comparePicks,
  research: compareEvidence,
  composition: compareText,
  saving: (before, after) => valueChange("guide", before.guideId, after.guideId),
};

function compareIdeas(before: StageOutputs["idea"], after: StageOutputs["idea"]): RunChange[] {
  if (before.kind === "refused" || after.kind === "refused") {
    const titleOf = (idea: StageOutputs["idea"]) => (idea.kind === "refused" ? idea.message : idea.title);
    return valueChange(
      before.kind === after.kind ? "refusal" : "whether it is a food request",
      titleOf(before),
      titleOf(after),
    );
  }
  const strength = ({ isHard }: { isHard: boolean }) => (isHard ? "must hold" : "would be nice");
  return [
    ...valueChange("title", before.title, after.title),
    ...valueChange("angle", before.angle, after.angle),
    ...valueChange("size", String(before.size), String(after.size)),
    ...listChanges(before.constraints, after.constraints, {
      keyOf: ({ field, label, isNegated }) => JSON.stringify([field, label, isNegated]),
      nameOf: ({ label }) => label,
      detailOf: strength,
      inBoth: (former, latter) => [
        ...valueChange(latter.label, strength(former), strength(latter)),
        ...valueChange(`${latter.label}: values`, former.values.join(", "), latter.values.join(", ")),
      ],
    }),
    ...listChanges(before.unknowns, after.unknowns, { keyOf: (text) => text, nameOf: (text) => `not known: ${text}` }),
  ];
}

function placeNames(...runs: GuideRun[]): NameOf {
  const known = runs.flatMap(({ candidates }) => readStageOutput("candidates", candidates)?.places ?? []);
  const byId = new Map(known.map(({ id, name }) => [id, name]));
  return (placeId) => byId.get(placeId) ?? placeId;
}
