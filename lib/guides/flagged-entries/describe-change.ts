import type { PlaceChange } from "@/lib/contracts/flagged-entry";

const FIELD_NAMES = { name: "Name", address: "Address", phone_number: "Phone", website: "Website" } as const;

/** "Closed", "Address changed from 1 Main St to 2 Main St": the screen adds who changed it, and when. */
export function describeChange({ field, before, after }: Pick<PlaceChange, "field" | "before" | "after">): string {
  if (field === "status") return after === "closed" ? "Closed" : "Closed for now";
  const name = FIELD_NAMES[field];
  if (before && after) return `${name} changed from ${before} to ${after}`;
  return after ? `${name} is now ${after}` : `${name} taken away, formerly ${before}`;
}
