import { advanceChecklist, type Checklist, completeChecklist, createChecklist } from "@/lib/client/creation-checklist";
import type { GuideProgress } from "@/lib/contracts/guide";
import type { TooFewPlaces } from "@/lib/contracts/too-few-places";

/**
 * `sending`: the dialog is open and nothing is known yet. `streaming`: the checklist shows the progress.
 * `done`: the guide is in the list and the checklist stays above it, collapsed.
 */
export type SparkState = {
  phase: "idle" | "sending" | "streaming" | "done";
  checklist: Checklist | null;
  areStepsShown: boolean;
  error: string | null;
  /** How the creation ended where too few places fit: no guide, and no error either. */
  tooFew: TooFewPlaces | null;
};

export type SparkEvent =
  | { type: "started" }
  | { type: "accepted" }
  | { type: "progressed"; progress: GuideProgress }
  | { type: "succeeded" }
  | { type: "failed"; message: string }
  | { type: "too few fit"; tooFew: TooFewPlaces }
  | { type: "cancelled" }
  | { type: "steps toggled" }
  | { type: "cleared" };

export const IDLE: SparkState = { phase: "idle", checklist: null, areStepsShown: true, error: null, tooFew: null };

export function sparkReducer(spark: SparkState, event: SparkEvent): SparkState {
  const { checklist } = spark;
  switch (event.type) {
    case "started":
      return { ...IDLE, phase: "sending", checklist: createChecklist() };
    case "accepted":
      return spark.phase === "sending" ? { ...spark, phase: "streaming" } : spark;
    case "progressed":
      return isCreating(spark) && checklist
        ? { ...spark, phase: "streaming", checklist: advanceChecklist(checklist, event.progress) }
        : spark;
    case "succeeded":
      return { ...spark, phase: "done", checklist: checklist && completeChecklist(checklist), areStepsShown: false };
    case "failed":
      return { ...IDLE, error: event.message };
    case "too few fit":
      return { ...IDLE, tooFew: event.tooFew };
    case "cancelled":
      return IDLE;
    case "steps toggled":
      return { ...spark, areStepsShown: !spark.areStepsShown };
    case "cleared":
      return isCreating(spark) ? spark : IDLE;
  }
}

export const isCreating = ({ phase }: SparkState): boolean => phase === "sending" || phase === "streaming";
