import type { StageName } from "../../contract";
import { readOutput } from "../kept-stages";
import type { Edit, EditableStage } from "./schemas";

/** What a stage came to, as an editor may change it; null where there is nothing, or nothing to edit. */
export function editOf(stage: StageName, data: unknown): Edit<EditableStage> | null {
  switch (stage) {
    case "idea": {
      const idea = readOutput(stage, data);
      if (idea?.kind !== "idea") return null;
      const { kind: _, ...edit } = idea;
      return edit;
    }
    case "searchPlans": {
      const plans = readOutput(stage, data);
      return plans && { plans: plans.map(({ query, cuisines, areas, why }) => ({ query, cuisines, areas, why })) };
    }
    case "candidates": {
      const candidates = readOutput(stage, data);
      return candidates && { placeIds: candidates.places.map(({ id }) => id) };
    }
    case "selections": {
      const selections = readOutput(stage, data);
      if (!selections) return null;
      return { picks: selections.picks.map(({ placeId, reason }) => ({ placeId, reason })), order: selections.order };
    }
    case "research": {
      const research = readOutput(stage, data);
      return research && { evidenceIds: research.evidence.map(({ id }) => id) };
    }
    case "composition": {
      const composition = readOutput(stage, data);
      if (!composition) return null;
      const { title, introduction, entries } = composition;
      return { title, introduction, entries };
    }
    case "saving":
      return null;
  }
}
