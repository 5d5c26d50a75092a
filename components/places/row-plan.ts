import type { ApplyImportInput, ImportedPlace, ImportRow } from "@/lib/contracts/place-import";
import type { UserStatus } from "@/lib/contracts/restaurant";

/** The reader's choice for one row; without one, the file and the defaults decide. */
export type RowChoice = { restaurantId?: string | null; selection?: UserStatus | "keep" | "leave" };
export type RowChoices = Readonly<Record<number, RowChoice>>;
export type ImportDefaults = { status: UserStatus; marks: "keep" | "take" };

export type RowPlan = {
  restaurant: ImportedPlace | null;
  status: UserStatus;
  action: "add" | "change" | "keep" | "already" | "nothing";
};

/** What applying the import will do with a row. */
export function planRow(row: ImportRow, choice: RowChoice | undefined, defaults: ImportDefaults): RowPlan {
  const restaurant = chosenRestaurant(row, choice);
  const fallback = row.status ?? defaults.status;
  const selection = choice?.selection;
  const status = selection === undefined || selection === "keep" || selection === "leave" ? fallback : selection;
  if (!restaurant || selection === "leave") return { restaurant, status, action: "nothing" };
  const current = restaurant.userStatus;
  if (current === null) return { restaurant, status, action: "add" };
  if (current === status && selection !== "keep") return { restaurant, status, action: "already" };
  const keeps = selection === "keep" || (selection === undefined && defaults.marks === "keep");
  return { restaurant, status, action: keeps ? "keep" : "change" };
}

function chosenRestaurant({ match, candidates }: ImportRow, choice: RowChoice | undefined): ImportedPlace | null {
  if (choice?.restaurantId === undefined) return match?.restaurant ?? null;
  return candidates.find(({ id }) => id === choice.restaurantId) ?? null;
}

/** How many places will have another status than now; a place in two lists counts once. */
export function countChanges(rows: readonly ImportRow[], choices: RowChoices, defaults: ImportDefaults): number {
  const ids = rows.flatMap((row) => {
    const { restaurant, action } = planRow(row, choices[row.line], defaults);
    return restaurant && (action === "add" || action === "change") ? [restaurant.id] : [];
  });
  return new Set(ids).size;
}

/** The body of the request: only what the reader chose differently from the defaults. */
export function toApplyInput(choices: RowChoices, { status, marks }: ImportDefaults): ApplyImportInput {
  return {
    status,
    marks,
    choices: Object.entries(choices).map(([line, { restaurantId, selection }]) => ({
      line: Number(line),
      ...(selection === "leave" ? { restaurantId: null } : restaurantId !== undefined && { restaurantId }),
      ...(selection === "keep" && { marks: "keep" as const }),
      ...(selection !== undefined &&
        selection !== "keep" &&
        selection !== "leave" && { status: selection, marks: "take" as const }),
    })),
  };
}
