import { z } from "zod";
import { IMPORT_MAX_PLACES } from "./place-import-limits";
import { UserStatus } from "./restaurant";

const EXPORT_FORMATS = ["csv", "geojson", "kml"] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS, {
  error: `Choose one of these files: ${EXPORT_FORMATS.join(", ")}.`,
});
export type ExportFormat = z.infer<typeof ExportFormat>;

/** The status of a place when neither the file nor the reader gives one. */
export const DEFAULT_IMPORT_STATUS: UserStatus = "interested";

export const ImportSource = z.enum(["kumquat", "google_takeout", "csv", "geojson", "kml"]);
export type ImportSource = z.infer<typeof ImportSource>;

export const Confidence = z.enum(["certain", "likely"]);
export type Confidence = z.infer<typeof Confidence>;

/** The outcome of a row: `kept` left the reader's own status, `left_out` matched no restaurant. */
export const Outcome = z.enum(["added", "changed", "already", "kept", "left_out", "restored", "changed_since"]);
export type Outcome = z.infer<typeof Outcome>;

const ImportedPlace = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  userStatus: UserStatus.nullable(),
});
export type ImportedPlace = z.infer<typeof ImportedPlace>;

export const ImportRow = z.object({
  line: z.number().int(),
  list: z.string().nullable(),
  name: z.string(),
  address: z.string().nullable(),
  status: UserStatus.nullable(),
  match: z.object({ restaurant: ImportedPlace, confidence: Confidence, reason: z.string() }).nullable(),
  /** Restaurants that the reader can choose from, the nearest first. */
  candidates: z.array(ImportedPlace),
  /** The reader's present status of the matched restaurant. */
  current: UserStatus.nullable(),
  outcome: Outcome.nullable(),
  /** What was written, once the import is applied. */
  applied: z.object({ restaurant: ImportedPlace, status: UserStatus, former: UserStatus.nullable() }).nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportSummary = z.object({
  id: z.string(),
  fileName: z.string(),
  source: ImportSource,
  state: z.enum(["previewed", "applied", "undone"]),
  createdAt: z.string(),
  expiresAt: z.string(),
  appliedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  counts: z.object({
    rows: z.number().int(),
    matched: z.number().int(),
    toChoose: z.number().int(),
    notFound: z.number().int(),
    outcomes: z.partialRecord(Outcome, z.number().int()),
  }),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

export const PlaceImport = ImportSummary.extend({ rows: z.array(ImportRow) });
export type PlaceImport = z.infer<typeof PlaceImport>;

const line = z.number({ error: "line must be the number of a row." }).int("line must be the number of a row.");
const CONFLICT_ERROR = { error: "marks must be keep or take." };

const Choice = z.object({
  line,
  /** A match or candidate of that row; null leaves the row out. */
  restaurantId: z.string({ error: "restaurantId must be the id of a restaurant, or null." }).nullish(),
  status: UserStatus.optional(),
  /** Whether to keep the reader's existing status or take the file's. */
  marks: z.enum(["keep", "take"], CONFLICT_ERROR).optional(),
});

export const ApplyImportInput = z.object({
  /** For rows without a status in the file. */
  status: UserStatus.default(DEFAULT_IMPORT_STATUS),
  marks: z.enum(["keep", "take"], CONFLICT_ERROR).default("keep"),
  choices: z
    .array(Choice, { error: "choices must be a list." })
    .max(IMPORT_MAX_PLACES, "There are more choices than an import can have rows.")
    .default([]),
});
export type ApplyImportInput = z.infer<typeof ApplyImportInput>;
