import { type FileRow, RowError } from "./file-row";
import { type ParsedPlace, parsePlace } from "./parse-place";

export type ParsedRow =
  | { row: FileRow; place: ParsedPlace; problem?: never }
  | { row: FileRow; place?: never; problem: string };

/** Every row as a place, or why it can't be one: all that can be decided without the database. */
export function parsePlaces(rows: FileRow[], thisYear: number): ParsedRow[] {
  return rows.map((row) => {
    try {
      return { row, place: parsePlace(row, thisYear) };
    } catch (error) {
      if (error instanceof RowError) return { row, problem: error.message };
      throw error;
    }
  });
}
