import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { countRows } from "@/db/backup/backup-format";
import { restoreDatabase } from "@/db/backup/restore-database";
import { programCall } from "@/lib/core/program-call";
import { type HeldEdition, holdRestoredEditions } from "@/lib/editions/hold-restored-editions";
import { preparedRecord } from "../start/prepare-database";
import { formatCopied, product } from "./backup";
import { type Command, onlyArgument } from "./command";
import { pluralize } from "./places-client";
import { requireUnused } from "./require-unused";

const REPLACE = "--replace";
/** This week's email was sent by hand, before its time and after the backup. */
const HOLD_WEEK = "--hold-week";

export const restoreCommand: Command = {
  usage: "FILE [--replace] [--hold-week]",
  about: "puts a backup into an empty database, or with --replace in the place of everything in it",
  createsDatabase: true,
  run: async (args, context) => {
    const file = resolve(onlyArgument(args.filter((arg) => arg !== REPLACE && arg !== HOLD_WEEK)));
    await requireUnused(context, "this database");
    const now = new Date();
    const { header, migrated, finished } = await restoreDatabase(context.url, file, {
      product,
      isReplacing: args.includes(REPLACE),
      signal: context.signal,
      onProgress: (state) => context.progress(formatCopied("restored", state)),
      onStage: context.progress,
      finish: (db, { createdAt }) =>
        holdRestoredEditions(db, {
          backedUpAt: new Date(createdAt),
          now,
          isWeekHeld: args.includes(HOLD_WEEK),
        }),
    });
    // The next start seeds and checks this database as it would a new one.
    rmSync(preparedRecord(context.dataDir), { force: true });
    const rows = countRows(header.tables);
    const held = finished ?? [];
    return {
      data: { file, createdAt: header.createdAt, product: header.product, rows, migrated, held },
      text: [
        `${pluralize(rows, "row")} of ${header.createdAt} restored${migrated > 0 ? ` and brought up to date by ${pluralize(migrated, "migration")}` : ""}.`,
        ...formatHeld(held),
      ].join("\n"),
    };
  },
};

function formatHeld(held: readonly HeldEdition[]): string[] {
  if (held.length === 0) return [];
  return [
    `${pluralize(held.length, "edition is", "editions are")} held, because the backup can't know what was sent after it:`,
    ...held.map(({ city, week, was }) => `  ${city}, ${week}: ${was ?? "not begun when the backup was made"}`),
    `Where nobody got that email, continue it at /admin/sends or with: ${programCall("admin", "newsletter send")}`,
  ];
}
