import type { StageName } from "@/lib/contracts/stage-name";
import { readStageOutput } from "@/lib/contracts/stages";

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** A one-line summary of a stage's output. */
export function stageSummary(stage: StageName, data: unknown): string {
  switch (stage) {
    case "idea": {
      const idea = readStageOutput(stage, data);
      if (!idea) return "";
      if (idea.kind === "refused") return `Refused: ${idea.message}`;
      return `${idea.title} · ${count(idea.constraints.length, "constraint")}, ${count(idea.size, "place")} wanted`;
    }
    case "searchPlans":
      return count(readStageOutput(stage, data)?.length ?? 0, "search", "searches");
    case "candidates": {
      const candidates = readStageOutput(stage, data);
      if (!candidates) return "";
      return `${count(candidates.places.length, "candidate")}, ${candidates.rejected.length} turned away`;
    }
    case "selections": {
      const selections = readStageOutput(stage, data);
      if (!selections) return "";
      if (selections.tooFew) return `Too few fit: ${count(selections.picks.length, "place")} shown, no guide`;
      const invented = selections.rejected.filter(({ kind }) => kind === "invented").length;
      const parts = [count(selections.picks.length, "pick"), selections.order];
      return [...parts, invented > 0 && `${count(invented, "id")} made up`].filter(Boolean).join(" · ");
    }
    case "research": {
      const research = readStageOutput(stage, data);
      if (!research) return "";
      return `${count(research.evidence.length, "piece")} of evidence, ${count(research.photos.length, "photo")}`;
    }
    case "composition": {
      const composition = readStageOutput(stage, data);
      if (!composition) return "";
      const refused = composition.rejectedSentences.length;
      return `${composition.title} · ${refused === 0 ? "no sentence refused" : `${count(refused, "sentence")} refused`}`;
    }
    case "saving":
      return readStageOutput(stage, data)?.guideId ?? "";
  }
}
