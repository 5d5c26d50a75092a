import { z } from "zod";

/** Raised when a reader of the earlier version would misread a file. */
export const FORMAT_VERSION = 1;

const Count = z.number().int().nonnegative();
const Column = z.object({ name: z.string(), type: z.string() });
const Table = z.object({ name: z.string(), columns: z.array(Column), rows: Count });
/** `value` is a bigint in digits. */
const Sequence = z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() });
const Migration = z.object({ hash: z.string(), createdAt: z.number() });

/** The first line of a backup. After it come a line for each table, its rows, and at last a checksum of them all. */
export const BackupHeader = z.object({
  format: z.literal("kumquat-backup"),
  version: z.literal(FORMAT_VERSION),
  product: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(Migration),
  tables: z.array(Table),
  sequences: z.array(Sequence),
});

export const AnyHeader = z.object({ format: z.literal("kumquat-backup"), version: z.number() });
export const TableLine = z.object({ table: z.string() });
export const ChecksumLine = z.object({ sha256: z.string() });

export type BackupHeader = z.infer<typeof BackupHeader>;
export type BackedUpTable = z.infer<typeof Table>;
export type BackedUpSequence = z.infer<typeof Sequence>;
export type AppliedMigration = z.infer<typeof Migration>;

/** What is reported while rows are copied. */
export type CopyProgress = { table: string; done: number; total: number };

export const countRows = (tables: readonly { rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);
