import type { ActionKind, AdminActionName } from "./contract";
import type { Facts } from "./facts";

type Thing = {
  /** What stands before its name. */
  lead: string;
  /** What stands there when it has no name. */
  unnamed: string;
  /** Titles are quoted; cities and people are not. */
  isTitle: boolean;
};

type Words = {
  kind: ActionKind;
  did: string;
  thing: Thing;
  /** What comes after the name; `say` puts a week's day into words. */
  more?: (facts: Facts, say: (day: string) => string) => string;
};

const GUIDE: Thing = { lead: "the guide", unnamed: "a guide", isTitle: true };
const THEME: Thing = { lead: "the theme", unnamed: "a theme", isTitle: true };
const PLACE: Thing = { lead: "", unnamed: "a place", isTitle: true };
const RUN: Thing = { lead: "", unnamed: "a run of background work", isTitle: true };
const ACCOUNT: Thing = { lead: "", unnamed: "an account", isTitle: false };
const EDITION: Thing = { lead: "the Thursday email for", unnamed: "a Thursday email", isTitle: false };

const list = new Intl.ListFormat("en", { type: "conjunction" });
const forWeek: Words["more"] = ({ week }, say) => (week === undefined ? "" : `for ${say(week)}`);
const due: Words["more"] = ({ week }, say) => (week === undefined ? "" : `due ${say(week)}`);
const counted = (count: number, words: string) => `${count.toLocaleString("en-US")} ${words}`;
const UNFINISHED = { failed: ", and it failed", stopped: ", and stopped it" };

/** How each action is told: "mika" + did + the thing's name + more. A new action without words does not compile. */
export const words: Record<AdminActionName, Words> = {
  "guide.deleted": { kind: "guides", did: "deleted", thing: GUIDE },
  "guide.featured": { kind: "guides", did: "featured", thing: GUIDE },
  "guide.unfeatured": { kind: "guides", did: "stopped featuring", thing: GUIDE },
  "guide.hidden": { kind: "guides", did: "hid", thing: GUIDE },
  "guide.shown": { kind: "guides", did: "made", thing: GUIDE, more: () => "public" },
  "guide.entry_replaced": { kind: "guides", did: "replaced a place in", thing: GUIDE },
  "guide.entry_removed": { kind: "guides", did: "took a place out of", thing: GUIDE },
  "guide.entry_kept": { kind: "guides", did: "kept a place in", thing: GUIDE },
  "guide.corrected": { kind: "guides", did: "corrected", thing: GUIDE },
  "guide.generated_in_debug": { kind: "guides", did: "generated", thing: GUIDE, more: () => "in the debug view" },
  "guide.debug_run_unfinished": {
    ...{ kind: "guides", did: "tried to generate" },
    thing: { lead: "a guide for", unnamed: "a guide", isTitle: false },
    more: ({ state }) => `in the debug view${state ? UNFINISHED[state] : ""}`,
  },
  "guide.preview_sent": {
    ...{ kind: "emails", did: "sent a preview email of", thing: GUIDE },
    more: ({ handOff }) => (handOff === "uncertain" ? "and got no clear answer: it may be on its way" : ""),
  },
  "report.settled": {
    ...{ kind: "places", did: "settled what readers reported of" },
    thing: PLACE,
  },
  "restaurant.corrected": { kind: "places", did: "corrected", thing: PLACE },
  "restaurant.closed": { kind: "places", did: "marked", thing: PLACE, more: () => "as closed" },
  "themes.generation_requested": {
    ...{ kind: "themes", did: "asked for" },
    thing: { lead: "new themes:", unnamed: "new themes", isTitle: false },
    more: ({ weeks }) => (weeks === undefined ? "" : `for ${counted(weeks, weeks === 1 ? "week" : "weeks")}`),
  },
  "theme.edited": { kind: "themes", did: "edited", thing: THEME, more: forWeek },
  "theme.approved": { kind: "themes", did: "approved", thing: THEME, more: forWeek },
  "theme.reimagining_requested": { kind: "themes", did: "asked to re-imagine", thing: THEME, more: forWeek },
  "theme.preview_requested": { kind: "themes", did: "asked for a preview of", thing: THEME, more: forWeek },
  "theme.skipped": { kind: "themes", did: "skipped", thing: THEME, more: forWeek },
  "edition.week_sent": {
    ...{ kind: "emails", did: "set off" },
    thing: { lead: "the Thursday email for", unnamed: "the Thursday email", isTitle: false },
    more: (facts, say) =>
      [facts.cities && `for ${list.format(facts.cities)}`, due(facts, say)].filter(Boolean).join(" "),
  },
  "edition.paused": { kind: "emails", did: "paused", thing: EDITION, more: due },
  "edition.continued": { kind: "emails", did: "went on with", thing: EDITION, more: due },
  "job.tried_again": { kind: "work", did: "took up", thing: RUN, more: () => "where it had failed" },
  "job.cancelled": { kind: "work", did: "cancelled", thing: RUN },
  "account.made_admin": { kind: "accounts", did: "made", thing: ACCOUNT, more: () => "an administrator" },
  "account.password_reset": { kind: "accounts", did: "gave", thing: ACCOUNT, more: () => "a new password" },
  "catalogue.import_begun": {
    kind: "places",
    did: "began to import",
    thing: { lead: "", unnamed: "a file of places", isTitle: true },
  },
  "catalogue.imported": {
    ...{ kind: "places", did: "imported" },
    thing: { lead: "", unnamed: "a file of places", isTitle: true },
    more: ({ imported = 0, updated = 0 }) =>
      `with ${counted(imported, imported === 1 ? "new place" : "new places")} and ${counted(updated, "updated")}`,
  },
  "catalogue.harvest_begun": {
    ...{ kind: "places", did: "began to harvest" },
    thing: { lead: "", unnamed: "a city", isTitle: false },
    more: () => "from Google Places",
  },
  "catalogue.refresh_begun": {
    ...{ kind: "places", did: "began to refresh" },
    thing: { lead: "", unnamed: "what Google Places knows of our places", isTitle: false },
  },
};
