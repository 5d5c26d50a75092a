/** What the way back says, by the start of the path; a city's page has its own link already. */
const WAYS: readonly [path: RegExp, label: string][] = [
  [/^\/$/, "Home"],
  [/^\/search$/, "Your search"],
  [/^\/guide\//, "The guide"],
  [/^\/map$/, "The map"],
  [/^\/list\//, "The list"],
  [/^\/profile\/lists\//, "Your list"],
  [/^\/profile\/places$/, "Your places"],
  [/^\/discover$/, "Guides"],
];

/** What leads back to a page of ours that a reader may want to return to; null for any other. */
export function wayBack(url: string | null, origin: string): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const page = new URL(url);
  if (page.origin !== origin) return null;
  return WAYS.find(([path]) => path.test(page.pathname))?.[1] ?? null;
}

type HistoryEntries = { entries: () => { url: string | null }[]; currentEntry: { index: number } | null };

/**
 * The URL of the entry before this one in the tab's history, of our own pages alone; null where there is none. A browser
 * without the Navigation API knows it right after a document has loaded only: later it would be of a page further back.
 */
export function pageBefore(): string | null {
  const { navigation } = window as { navigation?: HistoryEntries };
  if (!navigation?.currentEntry) return null;
  return navigation.entries()[navigation.currentEntry.index - 1]?.url ?? null;
}
