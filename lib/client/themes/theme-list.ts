import type { ScheduledTheme } from "@/lib/contracts/theme";

export const THEME_FILTERS = ["All", "Pending", "Approved", "Used"] as const;
export type ThemeFilter = (typeof THEME_FILTERS)[number];
export const STATUS_BY_FILTER = { All: null, Pending: "PENDING", Approved: "APPROVED", Used: "USED" } as const;

/** The most themes in one response. */
export const LIST_LIMIT = 100;

export type ThemeList = {
  filter: ThemeFilter;
  /** Every theme that was loaded, whatever the filter, by week. */
  known: readonly ScheduledTheme[];
  /** The filters that were loaded. */
  loaded: readonly ThemeFilter[];
  /** The message of the last failed request. */
  error: string | null;
};

export type ThemeListAction =
  | { type: "filtered"; filter: ThemeFilter }
  | { type: "requested" }
  /** `isLatest`: nothing was changed here since the request, so that what it leaves out is gone. */
  | { type: "loaded"; filter: ThemeFilter; themes: readonly ScheduledTheme[]; isLatest: boolean }
  | { type: "failed"; message: string }
  | { type: "put"; theme: ScheduledTheme }
  | { type: "removed"; id: string };

export const EMPTY_LIST: ThemeList = { filter: "All", known: [], loaded: [], error: null };

export function themeListReducer(list: ThemeList, step: ThemeListAction): ThemeList {
  const { known, loaded } = list;
  switch (step.type) {
    case "filtered":
      return { ...list, filter: step.filter, error: null };
    case "requested":
      return { ...list, error: null };
    case "loaded": {
      const remaining = step.isLatest ? known.filter((theme) => !matchesFilter(step.filter, theme)) : known;
      const isNew = !loaded.includes(step.filter);
      return {
        ...list,
        known: step.themes.reduce(withTheme, remaining),
        loaded: isNew ? [...loaded, step.filter] : loaded,
        error: null,
      };
    }
    case "failed":
      return { ...list, error: step.message };
    case "put":
      return { ...list, known: withTheme(known, step.theme) };
    case "removed":
      return { ...list, known: known.filter(({ id }) => id !== step.id) };
  }
}

/** Replaces a theme or adds it, in the order of weeks. */
function withTheme(themes: readonly ScheduledTheme[], theme: ScheduledTheme): ScheduledTheme[] {
  return [...themes.filter(({ id }) => id !== theme.id), theme].toSorted((a, b) =>
    a.targetWeek < b.targetWeek ? -1 : Number(a.targetWeek > b.targetWeek),
  );
}

const matchesFilter = (filter: ThemeFilter, { status }: ScheduledTheme) =>
  filter === "All" || status === STATUS_BY_FILTER[filter];

export const visibleThemes = ({ filter, known }: ThemeList): ScheduledTheme[] =>
  known.filter((theme) => matchesFilter(filter, theme));

export const isLoaded = ({ filter, loaded }: ThemeList): boolean => loaded.includes(filter) || loaded.includes("All");

/** Whether an editor may still change it. */
export const isEditableTheme = ({ status }: ScheduledTheme): boolean => status === "PENDING" || status === "APPROVED";
