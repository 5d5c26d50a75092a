import type { UserStatus } from "@/lib/restaurants/contract";
import type { ApplyImportInput, ImportedPlace, ImportRow } from "@/lib/restaurants/transfer/contract";

/** What the person says of one row; what they don't say follows from the file and from the defaults. */
export type Choice = { restaurantId?: string | null; mark?: UserStatus | "keep" | "leave" };
export type Choices = Readonly<Record<number, Choice>>;
export type Defaults = { status: UserStatus; marks: "keep" | "take" };

export type RowPlan = {
  restaurant: ImportedPlace | null;
  status: UserStatus;
  does: "add" | "change" | "keep" | "already" | "nothing";
};

/** What applying will do with a row. */
export function planRow(row: ImportRow, choice: Choice | undefined, defaults: Defaults): RowPlan {
  const restaurant = restaurantOf(row, choice);
  const told = row.status ?? defaults.status;
  const mark = choice?.mark;
  const status = mark === undefined || mark === "keep" || mark === "leave" ? told : mark;
  if (!restaurant || mark === "leave") return { restaurant, status, does: "nothing" };
  const current = restaurant.userStatus;
  if (current === null) return { restaurant, status, does: "add" };
  if (current === status && mark !== "keep") return { restaurant, status, does: "already" };
  const keeps = mark === "keep" || (mark === undefined && defaults.marks === "keep");
  return { restaurant, status, does: keeps ? "keep" : "change" };
}

function restaurantOf({ match, candidates }: ImportRow, choice: Choice | undefined): ImportedPlace | null {
  if (choice?.restaurantId === undefined) return match?.restaurant ?? null;
  return candidates.find(({ id }) => id === choice.restaurantId) ?? null;
}

/** How many places will have another mark than now; one that stands in two lists counts once. */
export function countChanges(rows: readonly ImportRow[], choices: Choices, defaults: Defaults): number {
  const ids = rows.flatMap((row) => {
    const { restaurant, does } = planRow(row, choices[row.line], defaults);
    return restaurant && (does === "add" || does === "change") ? [restaurant.id] : [];
  });
  return new Set(ids).size;
}

/** The same, as the call says it: only what the person chose otherwise. */
export function inputOf(choices: Choices, { status, marks }: Defaults): ApplyImportInput {
  return {
    ...{ status, marks },
    choices: Object.entries(choices).map(([line, { restaurantId, mark }]) => ({
      line: Number(line),
      ...(mark === "leave" ? { restaurantId: null } : restaurantId !== undefined && { restaurantId }),
      ...(mark === "keep" && { marks: "keep" as const }),
      ...(mark !== undefined && mark !== "keep" && mark !== "leave" && { status: mark, marks: "take" as const }),
    })),
  };
}
