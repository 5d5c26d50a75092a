import type { GuideProgress } from "./contract";

export type StepId = "idea" | "entries" | "title" | "introduction" | "saving";
export type Step = {
  id: StepId;
  label: string;
  status: "pending" | "active" | "complete";
  detail?: string;
  /** Counts from 1. */
  progress?: { index: number; total: number };
};
/** What a person who sparks a guide watches: always the five steps, in their order. */
export type Checklist = readonly Step[];

const LABELS: readonly (readonly [StepId, string])[] = [
  ["idea", "Dream up the concept"],
  ["entries", "Curate the picks"],
  ["title", "Polish the headline"],
  ["introduction", "Write the introduction"],
  ["saving", "Save the guide"],
];

export const newChecklist = (): Checklist =>
  LABELS.map(([id, label], i) => ({ id, label, status: i === 0 ? "active" : "pending" }));

/** The checklist after one event of the stream. */
export function advance(checklist: Checklist, event: GuideProgress): Checklist {
  switch (event.type) {
    case "idea":
      return begin(complete(checklist, "idea", event.idea.title), "entries");
    case "search": {
      const found = event.candidateCount;
      return set(checklist, "entries", {
        status: "active",
        detail: found > 0 ? `${found} candidates found` : "Searching...",
      });
    }
    case "entry": {
      const { index, total, entry } = event;
      const isLast = index === total;
      const after = set(checklist, "entries", {
        status: isLast ? "complete" : "active",
        detail: entry.restaurant.name,
        progress: { index, total },
      });
      return isLast ? begin(after, "title") : after;
    }
    case "title":
      return begin(complete(checklist, "title", event.title), "introduction");
    case "introduction": {
      const count = event.paragraphs.length;
      return begin(complete(checklist, "introduction", `${count} paragraph${count === 1 ? "" : "s"}`), "saving");
    }
    case "saving":
      return complete(checklist, "saving");
  }
}

export const completeAll = (checklist: Checklist): Checklist =>
  checklist.map((step) => ({ ...step, status: "complete" }));

export const completeCount = (checklist: Checklist): number =>
  checklist.filter(({ status }) => status === "complete").length;

const set = (checklist: Checklist, id: StepId, change: Partial<Step>): Checklist =>
  checklist.map((step) => (step.id === id ? { ...step, ...change } : step));

const complete = (checklist: Checklist, id: StepId, detail?: string): Checklist =>
  set(checklist, id, detail === undefined ? { status: "complete" } : { status: "complete", detail });

/** Only a step that nothing has told of yet becomes active: it never goes back. */
const begin = (checklist: Checklist, id: StepId): Checklist =>
  checklist.map((step) => (step.id === id && step.status === "pending" ? { ...step, status: "active" } : step));
