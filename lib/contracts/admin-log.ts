import { z } from "zod";

/**
 * Everything an administrator does that changes something, as the log names it. A name stays for good: rows of the
 * past carry it. Its words are in describe-action.ts.
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
] as const;
export const AdminActionName = z.enum(ADMIN_ACTIONS);
export type AdminActionName = z.infer<typeof AdminActionName>;

/** The kinds of actions by which the log can be filtered, with their names on the screen. */
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
  /** An AdminActionName; a text, since a log may have been written by a later version than reads it. */
  action: z.string(),
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
  /** Where the subject is found, while there is one. */
  subjectHref: z.string().nullable(),
  /** `{ before, after }` of what changed, or facts by their names; the sentence tells those of facts.ts. */
  detail: z.unknown(),
});
export type AdminAction = z.infer<typeof AdminAction>;

/** A page of the log, newest first; `next` is the `before` of the page of older ones, null on the last. */
export const AdminLog = z.object({
  actions: z.array(AdminAction),
  next: z.number().int().nullable(),
  /** Everybody who is in the log, for the filter. */
  administrators: z.array(z.string()),
});
export type AdminLog = z.infer<typeof AdminLog>;

export const AdminLogQuery = z.object({
  kind: z.enum(KINDS, { error: `kind must be one of ${KINDS.join(", ")}.` }).optional(),
  /** A name as the log has it. */
  by: z.string().max(100, "by must have at most 100 characters.").optional(),
  before: z
    .string()
    .regex(/^\d{1,15}$/, "before must be the number that the page before this one ended with.")
    .transform(Number)
    .optional(),
});
export type AdminLogQuery = z.infer<typeof AdminLogQuery>;
