/** One difference between two runs, for display. */
export type RunChange = {
  kind: "added" | "removed" | "moved" | "changed";
  /** What it is about: a pick's name, "title". */
  what: string;
  before?: string | undefined;
  after?: string | undefined;
};

/** A single value that both runs have. */
export const valueChange = (what: string, before: string, after: string): RunChange[] =>
  before === after ? [] : [{ kind: "changed", what, before, after }];

/** What only one of the lists has, by key; what both have is compared by `inBoth`. */
export function listChanges<Item>(
  before: readonly Item[],
  after: readonly Item[],
  {
    keyOf,
    nameOf,
    detailOf = () => undefined,
    inBoth = () => [],
  }: {
    keyOf: (item: Item) => string;
    nameOf: (item: Item) => string;
    detailOf?: (item: Item) => string | undefined;
    inBoth?: (before: Item, after: Item) => RunChange[];
  },
): RunChange[] {
  const former = new Map(before.map((item) => [keyOf(item), item]));
  const latter = new Set(after.map(keyOf));
  return [
    ...before
      .filter((item) => !latter.has(keyOf(item)))
      .map((item): RunChange => ({ kind: "removed", what: nameOf(item), before: detailOf(item) })),
    ...after.flatMap((item): RunChange[] => {
      const match = former.get(keyOf(item));
      return match ? inBoth(match, item) : [{ kind: "added", what: nameOf(item), after: detailOf(item) }];
    }),
  ];
}
