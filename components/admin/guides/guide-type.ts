import type { ManagedGuide } from "@/lib/contracts/guide";

/** The Type column. A hidden email guide is admin-only too; its Hidden badge distinguishes it from a preview. */
export function guideType({ isEmailGuide, isAdminOnly }: Pick<ManagedGuide, "isEmailGuide" | "isAdminOnly">): string {
  if (!isEmailGuide) return "User-created";
  return isAdminOnly ? "Email preview" : "Email";
}
