import type { ManagedGuide } from "./calls";

/** The Type column. A published email guide that was hidden is admin-only too: its Hidden badge tells it from a preview. */
export function guideType({ isEmailGuide, isAdminOnly }: Pick<ManagedGuide, "isEmailGuide" | "isAdminOnly">): string {
  if (!isEmailGuide) return "User-created";
  return isAdminOnly ? "Email preview" : "Email";
}
