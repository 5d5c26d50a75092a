import type { Column } from "./columns";

/** One place as the file tells it, before anything is believed. */
export type Row = {
  /** "line 3" of a table, "item 3" of a JSON array. */
  where: string;
  cells: Partial<Record<Column, unknown>>;
  /** Why it can't even be read. */
  problem?: string;
};

export type Rows = { rows: Row[]; unknownColumns: string[] };

/** Why one row is left out: the end of a sentence that begins with where it stands. */
export class RowProblem extends Error {}
