import { DAY_MS } from "./durations";

/** How long ago a guide was made, in whole days of 24 hours: "Today", "Yesterday", "3d ago", "2w ago", "5mo ago". */
export function formatAge(createdAt: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(createdAt)) / DAY_MS);
  if (days < 1) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 7) return `${days}d ago`;
  if (days < 30) return `${Math.floor(days / 7)}w ago`;
  return `${Math.floor(days / 30)}mo ago`;
}
