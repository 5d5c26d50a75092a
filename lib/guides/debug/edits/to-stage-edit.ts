import type { EditableStage, StageEdit } from "@/lib/contracts/stage-edits";
import type { StageName } from "@/lib/contracts/stage-name";
import { readStageOutput } from "@/lib/contracts/stages";

/** A stage's output in the form in which an editor may change it; null where there is none, or nothing to edit. */
export function toStageEdit(stage: StageName, data: unknown): StageEdit<EditableStage> | null {
  switch (stage) {
    case "idea": {
      const idea = readStageOutput(stage, data);
      if (idea?.kind !== "idea") return null;
      const { kind: _, ...edit } = idea;
      return edit;
    }
    case "searchPlans": {
      const plans = readStageOutput(stage, data);
      return plans && { plans: plans.map(({ query, cuisines, areas, why }) => ({ query, cuisines, areas, why })) };
    }
    case "candidates": {
      const candidates = readStageOutput(stage, data);
      return candidates && { placeIds: candidates.places.map(({ id }) => id) };
    }
    case "selections": {
      const selections = readStageOutput(stage, data);
      if (!selections) return null;
      return { picks: selections.picks.map(({ placeId, reason }) => ({ placeId, reason })), order: selections.order };
    }
    case "research": {
      const research = readStageOutput(stage, data);
      return research && { evidenceIds: research.evidence.map(({ id }) => id) };
    }
    case "composition": {
      const composition = readStageOutput(stage, data);
      if (!composition) return null;
      const { title, introduction, entries } = composition;
      return { title, introduction, entries };
    }
    case "saving":
      return null;
  }
}
