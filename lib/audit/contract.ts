import { z } from "zod";

/** Everything an administrator does that changes something, as the log names it. */
export const ADMIN_ACTIONS = [
  "guide.deleted",
  "guide.featured",
  "guide.unfeatured",
  "guide.hidden",
  "guide.shown",
  "guide.entry_replaced",
  "guide.entry_removed",
  "guide.entry_kept",
  "guide.corrected",
  "guide.generated_in_debug",
  "guide.preview_sent",
  "report.settled",
  "restaurant.corrected",
  "restaurant.closed",
  "themes.generation_requested",
  "theme.edited",
  "theme.approved",
  "theme.reimagining_requested",
  "theme.preview_requested",
  "theme.skipped",
  "edition.week_sent",
  "edition.paused",
  "edition.continued",
  "job.tried_again",
  "job.cancelled",
] as const;
export const AdminActionName = z.enum(ADMIN_ACTIONS);
export type AdminActionName = z.infer<typeof AdminActionName>;

export const AdminAction = z.object({
  id: z.number().int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  adminName: z.string(),
  action: AdminActionName,
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
  detail: z.unknown(),
});
export type AdminAction = z.infer<typeof AdminAction>;
