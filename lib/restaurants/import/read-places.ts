import { type ImportedPlace, readPlace } from "./read-place";
import { type Row, RowProblem } from "./row";

export type ReadRow =
  | { row: Row; place: ImportedPlace; problem?: never }
  | { row: Row; place?: never; problem: string };

/** Every row as a place, or why it can't be one: all that can be decided without the database. */
export function readPlaces(rows: Row[], thisYear: number): ReadRow[] {
  return rows.map((row) => {
    try {
      return { row, place: readPlace(row, thisYear) };
    } catch (error) {
      if (error instanceof RowProblem) return { row, problem: error.message };
      throw error;
    }
  });
}
