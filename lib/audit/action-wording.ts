import type { ActionKind, AdminActionName } from "@/lib/contracts/admin-log";
import type { ActionFacts } from "./action-facts";

type SubjectWording = {
  /** What precedes its name. */
  prefix: string;
  /** What replaces a missing name. */
  unnamed: string;
  /** Titles are quoted; cities and people are not. */
  isTitle: boolean;
};

type ActionWording = {
  kind: ActionKind;
  verb: string;
  subject: SubjectWording;
  /** What follows the name; `say` formats a week's day. */
  suffix?: (facts: ActionFacts, say: (day: string) => string) => string;
};

const GUIDE: SubjectWording = { prefix: "the guide", unnamed: "a guide", isTitle: true };
const THEME: SubjectWording = { prefix: "the theme", unnamed: "a theme", isTitle: true };
const PLACE: SubjectWording = { prefix: "", unnamed: "a place", isTitle: true };
const RUN: SubjectWording = { prefix: "", unnamed: "a run of background work", isTitle: true };
const ACCOUNT: SubjectWording = { prefix: "", unnamed: "an account", isTitle: false };
const EDITION: SubjectWording = { prefix: "the Thursday email for", unnamed: "a Thursday email", isTitle: false };

const list = new Intl.ListFormat("en", { type: "conjunction" });
const forWeek: ActionWording["suffix"] = ({ week }, say) => (week === undefined ? "" : `for ${say(week)}`);
const dueWeek: ActionWording["suffix"] = ({ week }, say) => (week === undefined ? "" : `due ${say(week)}`);
const withCount = (count: number, words: string) => `${count.toLocaleString("en-US")} ${words}`;
const UNFINISHED = { failed: ", and it failed", stopped: ", and stopped it" };

/** The wording of each action: "mika" + verb + subject + suffix. A new action without wording does not compile. */
export const ACTION_WORDING: Record<AdminActionName, ActionWording> = {
  "guide.deleted": { kind: "guides", verb: "deleted", subject: GUIDE },
  "guide.featured": { kind: "guides", verb: "featured", subject: GUIDE },
  "guide.unfeatured": { kind: "guides", verb: "stopped featuring", subject: GUIDE },
  "guide.hidden": { kind: "guides", verb: "hid", subject: GUIDE },
  "guide.shown": { kind: "guides", verb: "made", subject: GUIDE, suffix: () => "public" },
  "guide.entry_replaced": { kind: "guides", verb: "replaced a place in", subject: GUIDE },
  "guide.entry_removed": { kind: "guides", verb: "took a place out of", subject: GUIDE },
  "guide.entry_kept": { kind: "guides", verb: "kept a place in", subject: GUIDE },
  "guide.corrected": { kind: "guides", verb: "corrected", subject: GUIDE },
  "guide.generated_in_debug": { kind: "guides", verb: "generated", subject: GUIDE, suffix: () => "in the debug view" },
  "guide.debug_run_unfinished": {
    kind: "guides",
    verb: "tried to generate",
    subject: { prefix: "a guide for", unnamed: "a guide", isTitle: false },
    suffix: ({ state }) => `in the debug view${state ? UNFINISHED[state] : ""}`,
  },
  "guide.preview_sent": {
    kind: "emails",
    verb: "sent a preview email of",
    subject: GUIDE,
    suffix: ({ handOff }) => (handOff === "uncertain" ? "and got no clear response: it may be on its way" : ""),
  },
  "report.settled": {
    kind: "places",
    verb: "settled what readers reported of",
    subject: PLACE,
  },
  "restaurant.corrected": { kind: "places", verb: "corrected", subject: PLACE },
  "restaurant.closed": { kind: "places", verb: "marked", subject: PLACE, suffix: () => "as closed" },
  "themes.generation_requested": {
    kind: "themes",
    verb: "asked for",
    subject: { prefix: "new themes:", unnamed: "new themes", isTitle: false },
    suffix: ({ weeks }) => (weeks === undefined ? "" : `for ${withCount(weeks, weeks === 1 ? "week" : "weeks")}`),
  },
  "theme.edited": { kind: "themes", verb: "edited", subject: THEME, suffix: forWeek },
  "theme.approved": { kind: "themes", verb: "approved", subject: THEME, suffix: forWeek },
  "theme.reimagining_requested": { kind: "themes", verb: "asked to re-imagine", subject: THEME, suffix: forWeek },
  "theme.preview_requested": { kind: "themes", verb: "asked for a preview of", subject: THEME, suffix: forWeek },
  "theme.skipped": { kind: "themes", verb: "skipped", subject: THEME, suffix: forWeek },
  "edition.week_sent": {
    kind: "emails",
    verb: "started",
    subject: { prefix: "the Thursday email for", unnamed: "the Thursday email", isTitle: false },
    suffix: (facts, say) =>
      [facts.cities && `for ${list.format(facts.cities)}`, dueWeek(facts, say)].filter(Boolean).join(" "),
  },
  "edition.guide_written": { kind: "emails", verb: "asked to see the guide of", subject: EDITION, suffix: dueWeek },
  "edition.paused": { kind: "emails", verb: "paused", subject: EDITION, suffix: dueWeek },
  "edition.continued": { kind: "emails", verb: "went on with", subject: EDITION, suffix: dueWeek },
  "job.tried_again": { kind: "work", verb: "took up", subject: RUN, suffix: () => "where it had failed" },
  "job.cancelled": { kind: "work", verb: "cancelled", subject: RUN },
  "account.made_admin": { kind: "accounts", verb: "made", subject: ACCOUNT, suffix: () => "an administrator" },
  "account.password_reset": { kind: "accounts", verb: "gave", subject: ACCOUNT, suffix: () => "a new password" },
  "catalogue.import_begun": {
    kind: "places",
    verb: "began to import",
    subject: { prefix: "", unnamed: "a file of places", isTitle: true },
  },
  "catalogue.imported": {
    kind: "places",
    verb: "imported",
    subject: { prefix: "", unnamed: "a file of places", isTitle: true },
    suffix: ({ imported = 0, updated = 0 }) =>
      `with ${withCount(imported, imported === 1 ? "new place" : "new places")} and ${withCount(updated, "updated")}`,
  },
  "catalogue.harvest_begun": {
    kind: "places",
    verb: "began to harvest",
    subject: { prefix: "", unnamed: "a city", isTitle: false },
    suffix: () => "from Google Places",
  },
  "catalogue.refresh_begun": {
    kind: "places",
    verb: "began to refresh",
    subject: { prefix: "", unnamed: "what Google Places knows of our places", isTitle: false },
  },
  "subscribers.imported": {
    kind: "emails",
    verb: "imported",
    subject: { prefix: "", unnamed: "a file of subscribers", isTitle: true },
    suffix: ({ imported = 0 }) => `with ${withCount(imported, imported === 1 ? "new subscriber" : "new subscribers")}`,
  },
  "subscribers.exported": {
    kind: "emails",
    verb: "exported the subscribers to",
    subject: { prefix: "", unnamed: "a file", isTitle: true },
  },
};
