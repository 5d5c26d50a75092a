import type { ApplyImportInput } from "@/lib/contracts/place-import";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { AppError } from "@/lib/core/errors";

type ChoosableRow = { line: number; status: UserStatus | null; restaurantId: string | null; candidateIds: string[] };

/** What a row is to do: mark this restaurant so, over a mark of the person's own only where `takes`. */
export type PlannedStatus = { line: number; restaurantId: string; status: UserStatus; overwrites: boolean };

/** Two lists may name one place: what was lived through says more than a plan. */
const PRECEDENCE: UserStatus[] = ["love", "like", "never_again", "not_interested", "interested"];

/**
 * What applying is to do, at most once for each restaurant. Rows without one, and weaker ones beside a stronger, are
 * left out.
 * @throws AppError bad_input for a choice that the import doesn't offer
 */
export function resolveChoices(rows: readonly ChoosableRow[], input: ApplyImportInput): PlannedStatus[] {
  const choices = new Map(input.choices.map((choice) => [choice.line, choice]));
  const lines = new Set(rows.map(({ line }) => line));
  const unknown = input.choices.find(({ line }) => !lines.has(line));
  if (unknown) throw new AppError("bad_input", `This import has no row ${unknown.line}.`);

  const wishes = rows.flatMap((row): PlannedStatus[] => {
    const choice = choices.get(row.line);
    const restaurantId = choice?.restaurantId === undefined ? row.restaurantId : choice.restaurantId;
    if (restaurantId === null) return [];
    if (restaurantId !== row.restaurantId && !row.candidateIds.includes(restaurantId)) {
      throw new AppError("bad_input", `Row ${row.line} doesn't offer the restaurant that was chosen for it.`);
    }
    const status = choice?.status ?? row.status ?? input.status;
    return [{ line: row.line, restaurantId, status, overwrites: (choice?.marks ?? input.marks) === "take" }];
  });
  return onePerRestaurant(wishes);
}

function onePerRestaurant(wishes: PlannedStatus[]): PlannedStatus[] {
  const best = new Map<string, PlannedStatus>();
  for (const wish of wishes) {
    const other = best.get(wish.restaurantId);
    const isStronger = !other || PRECEDENCE.indexOf(wish.status) < PRECEDENCE.indexOf(other.status);
    if (isStronger) best.set(wish.restaurantId, wish);
  }
  return [...best.values()];
}
