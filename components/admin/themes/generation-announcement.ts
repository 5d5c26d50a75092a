import { formatProgress, type Generation } from "@/lib/client/themes/generation-state";

const PARTS = 4;

/** What screen readers announce of a run: its start, each quarter, and its end; never each second. */
export function generationAnnouncement(generation: Generation): string {
  if (!generation) return "";
  const { phase, weeks, saved, skipped, error } = generation;
  if (phase === "starting") return "Planning the weeks ahead has begun.";
  if (phase === "running") {
    const quarter = Math.floor(((saved + skipped) / weeks) * PARTS);
    return quarter === 0 ? "Planning the weeks ahead has begun." : `${quarter * (100 / PARTS)} percent are planned.`;
  }
  if (phase === "complete") return `The weeks are planned: ${saved} new, ${skipped} there before.`;
  return phase === "error" ? `Planning has failed. ${error ?? ""}` : formatProgress(generation);
}
