import { z } from "zod";

/**
 * The names of every change by an administrator in the log. Stored rows carry them, so they never change. Their wording
 * is in lib/audit/action-wording.ts.
 */
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
  "guide.debug_run_unfinished",
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
  "edition.guide_written",
  "edition.paused",
  "edition.continued",
  "job.tried_again",
  "job.cancelled",
  "account.made_admin",
  "account.password_reset",
  "catalogue.import_begun",
  "catalogue.imported",
  "catalogue.harvest_begun",
  "catalogue.refresh_begun",
  "subscribers.imported",
  "subscribers.exported",
] as const;
export const AdminActionName = z.enum(ADMIN_ACTIONS);
export type AdminActionName = z.infer<typeof AdminActionName>;

/** The kinds of actions to filter the log by, with their labels. */
export const ACTION_KINDS = {
  guides: "Guides",
  themes: "Themes",
  emails: "Thursday emails",
  places: "Places",
  work: "Background work",
  accounts: "Accounts",
} as const;
export type ActionKind = keyof typeof ACTION_KINDS;
const KINDS = Object.keys(ACTION_KINDS) as [ActionKind, ...ActionKind[]];

export const AdminAction = z.object({
  id: z.number().int(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  adminName: z.string(),
  /** An AdminActionName; a string, since a later version may have written the log. */
  action: z.string(),
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
  /** The page of the subject, while it exists. */
  subjectHref: z.string().nullable(),
  /** `{ before, after }` of what changed, or named facts; the wording of the action uses some of them. */
  detail: z.unknown(),
});
export type AdminAction = z.infer<typeof AdminAction>;

/** A page of the log, newest first; `next` is the `before` of the next page, null on the last. */
export const AdminLog = z.object({
  actions: z.array(AdminAction),
  next: z.number().int().nullable(),
  /** The names of all administrators in the log, for the filter. */
  administrators: z.array(z.string()),
});
export type AdminLog = z.infer<typeof AdminLog>;

export const AdminLogQuery = z.object({
  kind: z.enum(KINDS, { error: `kind must be one of ${KINDS.join(", ")}.` }).optional(),
  /** An administrator's name as in the log. */
  by: z.string().max(100, "That name is too long: 100 characters at most.").optional(),
  before: z
    .string()
    .regex(/^\d{1,15}$/, "before must be the number that the page before this one ended with.")
    .transform(Number)
    .optional(),
});
export type AdminLogQuery = z.infer<typeof AdminLogQuery>;
