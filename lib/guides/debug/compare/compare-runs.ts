import { STAGES, type StageName } from "../../contract";
import type { RunRecord } from "../contract";
import { type Outputs, readOutput } from "../kept-stages";
import { type Change, changed, changesIn } from "./change";
import { compareEvidence } from "./compare-evidence";
import { comparePicks } from "./compare-picks";
import { compareText } from "./compare-text";

export type StageComparison = {
  stage: StageName;
  /** `alike`: nothing differs. `one-sided`: only one run came so far, or one record can't be read. */
  outcome: "alike" | "different" | "one-sided" | "neither";
  changes: Change[];
};

/** What changed from one kept run to another, stage by stage. */
export function compareRuns(before: RunRecord, after: RunRecord): StageComparison[] {
  const nameOf = names(before, after);
  return STAGES.map((stage) => {
    const [former, latter] = [readOutput(stage, before[stage]), readOutput(stage, after[stage])];
    if (former === null || latter === null) {
      return { stage, outcome: former === latter ? "neither" : "one-sided", changes: [] };
    }
    const changes = compareStage(stage, former, latter, nameOf);
    return { stage, outcome: changes.length > 0 ? "different" : "alike", changes };
  });
}

type NameOf = (placeId: string) => string;
type Compare = { [Stage in StageName]: (before: Outputs[Stage], after: Outputs[Stage], nameOf: NameOf) => Change[] };

const compareStage = <Stage extends StageName>(
  stage: Stage,
  before: Outputs[Stage],
  after: Outputs[Stage],
  nameOf: NameOf,
): Change[] => COMPARE[stage](before, after, nameOf);

const COMPARE: Compare = {
  idea: compareIdeas,
  searchPlans: (before, after) =>
    changesIn(before, after, {
      keyOf: ({ query, cuisines, areas }) => JSON.stringify([query, cuisines, areas]),
      nameOf: ({ query }) => query,
      detailOf: ({ why }) => why,
    }),
  candidates: (before, after) => [
    ...changesIn(before.places, after.places, { keyOf: ({ id }) => id, nameOf: ({ name }) => name }),
    ...changed("turned away", String(before.rejected.length), String(after.rejected.length)),
    ...changed("problems", before.problems.join(" ") || "none", after.problems.join(" ") || "none"),
  ],
  selections: comparePicks,
  research: compareEvidence,
  composition: compareText,
  saving: (before, after) => changed("guide", before.guideId, after.guideId),
};

function compareIdeas(before: Outputs["idea"], after: Outputs["idea"]): Change[] {
  if (before.kind === "refused" || after.kind === "refused") {
    const said = (idea: Outputs["idea"]) => (idea.kind === "refused" ? idea.message : idea.title);
    return changed(before.kind === after.kind ? "refusal" : "whether it is a wish", said(before), said(after));
  }
  const strength = ({ isHard }: { isHard: boolean }) => (isHard ? "must hold" : "would be nice");
  return [
    ...changed("title", before.title, after.title),
    ...changed("angle", before.angle, after.angle),
    ...changed("size", String(before.size), String(after.size)),
    ...changesIn(before.constraints, after.constraints, {
      keyOf: ({ field, label, isNegated }) => JSON.stringify([field, label, isNegated]),
      nameOf: ({ label }) => label,
      detailOf: strength,
      inBoth: (former, latter) => [
        ...changed(latter.label, strength(former), strength(latter)),
        ...changed(`${latter.label}: values`, former.values.join(", "), latter.values.join(", ")),
      ],
    }),
    ...changesIn(before.unknowns, after.unknowns, { keyOf: (text) => text, nameOf: (text) => `not known: ${text}` }),
  ];
}

function names(...runs: RunRecord[]): NameOf {
  const known = runs.flatMap(({ candidates }) => readOutput("candidates", candidates)?.places ?? []);
  const byId = new Map(known.map(({ id, name }) => [id, name]));
  return (placeId) => byId.get(placeId) ?? placeId;
}
