import type { ApplyImportInput } from "@/lib/contracts/place-import";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { AppError } from "@/lib/core/errors";

type ChoosableRow = { line: number; status: UserStatus | null; restaurantId: string | null; candidateIds: string[] };

/** What to do for a row: give this restaurant this status, replacing the user's own only if `overwrites`. */
export type PlannedStatus = { line: number; restaurantId: string; status: UserStatus; overwrites: boolean };

/** If two lists name one place, an experience outranks a plan. */
const PRECEDENCE: UserStatus[] = ["love", "like", "never_again", "not_interested", "interested"];

/**
 * What applying does, at most once per restaurant. Leaves out rows without a restaurant, and weaker duplicates.
 * @throws AppError bad_input for a choice that the import doesn't offer
 */
export function planStatuses(rows: readonly ChoosableRow[], input: ApplyImportInput): PlannedStatus[] {
  const choices = new Map(input.choices.map((choice) => [choice.line, choice]));
  const lines = new Set(rows.map(({ line }) => line));
  const unknown = input.choices.find(({ line }) => !lines.has(line));
  if (unknown) throw new AppError("bad_input", `This import has no row ${unknown.line}.`);

  const plans = rows.flatMap((row): PlannedStatus[] => {
    const choice = choices.get(row.line);
    const restaurantId = choice?.restaurantId === undefined ? row.restaurantId : choice.restaurantId;
    if (restaurantId === null) return [];
    if (restaurantId !== row.restaurantId && !row.candidateIds.includes(restaurantId)) {
      throw new AppError("bad_input", `Row ${row.line} doesn't offer the restaurant that was chosen for it.`);
    }
    const status = choice?.status ?? row.status ?? input.status;
    return [{ line: row.line, restaurantId, status, overwrites: (choice?.marks ?? input.marks) === "take" }];
  });
  return onePerRestaurant(plans);
}

function onePerRestaurant(plans: PlannedStatus[]): PlannedStatus[] {
  const best = new Map<string, PlannedStatus>();
  for (const plan of plans) {
    const other = best.get(plan.restaurantId);
    const isStronger = !other || PRECEDENCE.indexOf(plan.status) < PRECEDENCE.indexOf(other.status);
    if (isStronger) best.set(plan.restaurantId, plan);
  }
  return [...best.values()];
}
