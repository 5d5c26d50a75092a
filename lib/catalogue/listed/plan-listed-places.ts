import { type ListedRow, listedRow, newListedId } from "./listed-row";
import { ListingIndex } from "./listing-index";
import type { ListedPlace } from "./read-listed-places";
import type { Listing } from "./same-listing";

/** A row of ours that no list brought. */
export type DescribedRow = Listing & { id: string };
export type KnownListedRow = { [Column in keyof ListedRow]: unknown } & Listing & { id: string; status: string };

export type ListedPlan = {
  added: ListedRow[];
  updated: ListedRow[];
  /** Listed rows that are described by now, and under which id. */
  merged: { from: string; to: string }[];
  /** Ids of open rows that no list has any more. */
  closed: string[];
};

/**
 * What becomes of the lists' places, from the rows that there are. What is described is left out, and what was listed before
 * keeps its id, however its name or address is spelled by now.
 */
export function planListedPlaces(
  places: readonly ListedPlace[],
  rows: { described: readonly DescribedRow[]; listed: readonly KnownListedRow[] },
): ListedPlan {
  const described = new ListingIndex(rows.described);
  const known = new ListingIndex(rows.listed);
  const taken = new Set([...rows.described, ...rows.listed].map(({ id }) => id));
  const claimed = new Set<string>();
  const plan: ListedPlan = { added: [], updated: [], merged: [], closed: [] };
  const twinOf = new Map(
    rows.listed.flatMap((row) => {
      const [twin] = described.findSame(row);
      return twin ? [[row.id, twin.id] as const] : [];
    }),
  );
  for (const place of places) {
    if (described.findSame(place).length > 0) continue;
    const own = known.findSame(place).find(({ id }) => !claimed.has(id) && !twinOf.has(id));
    const id = own?.id ?? newListedId(place, (each) => taken.has(each));
    taken.add(id);
    claimed.add(id);
    const row = listedRow(id, place);
    if (!own) plan.added.push(row);
    else if (isChanged(own, row)) plan.updated.push(row);
  }
  for (const { id, status } of rows.listed) {
    const to = twinOf.get(id);
    if (to !== undefined) plan.merged.push({ from: id, to });
    else if (!claimed.has(id) && status === "open") plan.closed.push(id);
  }
  return plan;
}

const isChanged = (before: KnownListedRow, after: ListedRow): boolean =>
  Object.entries(after).some(
    ([column, value]) => JSON.stringify(before[column as keyof ListedRow]) !== JSON.stringify(value),
  );
