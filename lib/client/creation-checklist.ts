import type { GuideProgress } from "@/lib/contracts/guide";

export type ChecklistStepId = "idea" | "entries" | "title" | "introduction" | "saving";
export type ChecklistStep = {
  id: ChecklistStepId;
  label: string;
  status: "pending" | "active" | "complete";
  detail?: string;
  /** Counts from 1. */
  progress?: { index: number; total: number };
};
/** The progress of a guide that is being created: always the five steps, in order. */
export type Checklist = readonly ChecklistStep[];

const STEP_LABELS: readonly (readonly [ChecklistStepId, string])[] = [
  ["idea", "Dream up the concept"],
  ["entries", "Curate the picks"],
  ["title", "Polish the headline"],
  ["introduction", "Write the introduction"],
  ["saving", "Save the guide"],
];

export const createChecklist = (): Checklist =>
  STEP_LABELS.map(([id, label], i) => ({ id, label, status: i === 0 ? "active" : "pending" }));

/** The checklist after one event of the stream. */
export function advanceChecklist(checklist: Checklist, event: GuideProgress): Checklist {
  switch (event.type) {
    case "idea":
      return activateStep(completeStep(checklist, "idea", event.idea.title), "entries");
    case "search": {
      const found = event.candidateCount;
      return updateStep(checklist, "entries", {
        status: "active",
        detail: found > 0 ? `${found} candidates found` : "Searching...",
      });
    }
    case "entry": {
      const { index, total, entry } = event;
      const isLast = index === total;
      const after = updateStep(checklist, "entries", {
        status: isLast ? "complete" : "active",
        detail: entry.restaurant.name,
        progress: { index, total },
      });
      return isLast ? activateStep(after, "title") : after;
    }
    case "title":
      return activateStep(completeStep(checklist, "title", event.title), "introduction");
    case "introduction": {
      const count = event.paragraphs.length;
      return activateStep(
        completeStep(checklist, "introduction", `${count} paragraph${count === 1 ? "" : "s"}`),
        "saving",
      );
    }
    case "saving":
      return completeStep(checklist, "saving");
  }
}

export const completeChecklist = (checklist: Checklist): Checklist =>
  checklist.map((step) => ({ ...step, status: "complete" }));

export const countCompletedSteps = (checklist: Checklist): number =>
  checklist.filter(({ status }) => status === "complete").length;

const updateStep = (checklist: Checklist, id: ChecklistStepId, change: Partial<ChecklistStep>): Checklist =>
  checklist.map((step) => (step.id === id ? { ...step, ...change } : step));

const completeStep = (checklist: Checklist, id: ChecklistStepId, detail?: string): Checklist =>
  updateStep(checklist, id, detail === undefined ? { status: "complete" } : { status: "complete", detail });

/** Only a pending step becomes active: no step goes back. */
const activateStep = (checklist: Checklist, id: ChecklistStepId): Checklist =>
  checklist.map((step) => (step.id === id && step.status === "pending" ? { ...step, status: "active" } : step));
