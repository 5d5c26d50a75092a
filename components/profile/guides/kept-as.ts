import type { OwnGuide } from "@/lib/contracts/own-guide";

/** Why a guide is no longer its author's to change. */
export const KEPT_AS: Record<NonNullable<OwnGuide["keptAs"]>, string> = {
  email: "It went out with the weekly email, so it stays as it is.",
  featured: "The editors feature it, so it stays as it is.",
};
