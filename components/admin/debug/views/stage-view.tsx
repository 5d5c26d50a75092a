import { Notice } from "@/components/ui/notice";
import type { StageName } from "@/lib/contracts/stage-name";
import { readStageOutput, type StageOutputs } from "@/lib/contracts/stages";
import { CandidatesView } from "./candidates-view";
import { CompositionView } from "./composition-view";
import { IdeaView } from "./idea-view";
import { PlansView } from "./plans-view";
import { ResearchView } from "./research-view";
import { SavingView } from "./saving-view";
import { SelectionsView } from "./selections-view";

type Props = { stage: StageName; all: Partial<StageOutputs> };

/** A stage's output, formatted; a record of another format shows only its JSON. */
export function StageView({ stage, all }: Props) {
  const { idea, searchPlans, candidates, selections, research, composition, saving } = all;
  if (stage === "idea" && idea) return <IdeaView data={idea} />;
  if (stage === "searchPlans" && searchPlans) return <PlansView data={searchPlans} all={all} />;
  if (stage === "candidates" && candidates) return <CandidatesView data={candidates} />;
  if (stage === "selections" && selections) return <SelectionsView data={selections} all={all} />;
  if (stage === "research" && research) return <ResearchView data={research} all={all} />;
  if (stage === "composition" && composition) return <CompositionView data={composition} all={all} />;
  if (stage === "saving" && saving) return <SavingView data={saving} />;
  return <Notice tone="info">This record is of another make. Here is its JSON.</Notice>;
}

/** The panels' data, parsed once for all views. */
export function readAll(panels: readonly { stage: StageName; data: unknown }[]): Partial<StageOutputs> {
  const read = panels.flatMap(({ stage, data }) => {
    const output = data === null ? null : readStageOutput(stage, data);
    return output === null ? [] : [[stage, output] as const];
  });
  return Object.fromEntries(read) as Partial<StageOutputs>;
}
