import type { ApplyImportInput, ImportedPlace, ImportRow } from "@/lib/contracts/place-import";
import type { UserStatus } from "@/lib/contracts/restaurant";

/** What the person says of one row; what they don't say follows from the file and from the defaults. */
export type RowChoice = { restaurantId?: string | null; selection?: UserStatus | "keep" | "leave" };
export type RowChoices = Readonly<Record<number, RowChoice>>;
export type ImportDefaults = { status: UserStatus; marks: "keep" | "take" };

export type RowPlan = {
  restaurant: ImportedPlace | null;
  status: UserStatus;
  action: "add" | "change" | "keep" | "already" | "nothing";
};

/** What applying will do with a row. */
export function planRow(row: ImportRow, choice: RowChoice | undefined, defaults: ImportDefaults): RowPlan {
  const restaurant = chosenRestaurant(row, choice);
  const told = row.status ?? defaults.status;
  const mark = choice?.selection;
  const status = mark === undefined || mark === "keep" || mark === "leave" ? told : mark;
  if (!restaurant || mark === "leave") return { restaurant, status, action: "nothing" };
  const current = restaurant.userStatus;
  if (current === null) return { restaurant, status, action: "add" };
  if (current === status && mark !== "keep") return { restaurant, status, action: "already" };
  const keeps = mark === "keep" || (mark === undefined && defaults.marks === "keep");
  return { restaurant, status, action: keeps ? "keep" : "change" };
}

function chosenRestaurant({ match, candidates }: ImportRow, choice: RowChoice | undefined): ImportedPlace | null {
  if (choice?.restaurantId === undefined) return match?.restaurant ?? null;
  return candidates.find(({ id }) => id === choice.restaurantId) ?? null;
}

/** How many places will have another mark than now; one that stands in two lists counts once. */
export function countChanges(rows: readonly ImportRow[], choices: RowChoices, defaults: ImportDefaults): number {
  const ids = rows.flatMap((row) => {
    const { restaurant, action } = planRow(row, choices[row.line], defaults);
    return restaurant && (action === "add" || action === "change") ? [restaurant.id] : [];
  });
  return new Set(ids).size;
}

/** The same, as the call says it: only what the person chose otherwise. */
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
