import type { Column } from "./columns";

/** One place as the file has it, before anything is checked. */
export type FileRow = {
  /** "line 3" of a table, "item 3" of a JSON array. */
  location: string;
  cells: Partial<Record<Column, unknown>>;
  /** Why it can't even be read. */
  problem?: string;
};

export type FileRows = { rows: FileRow[]; unknownColumns: string[] };

/** Why one row is left out: the end of a sentence that begins with where it stands. */
export class RowError extends Error {}
