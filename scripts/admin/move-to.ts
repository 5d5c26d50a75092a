import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUpDatabase } from "@/db/backup/back-up-database";
import { type DatabaseContents, findDifferences, formatPosition, readContents } from "@/db/backup/compare-databases";
import { restoreDatabase } from "@/db/backup/restore-database";
import { listMigrations } from "@/db/migrate";
import { env } from "@/lib/core/env";
import { preparedRecord } from "../start/prepare-database";
import { formatCopied, product } from "./backup";
import { type Command, type CommandContext, onlyArgument, type Report, UnfinishedError } from "./command";
import { connectEmbedded, connectUrl } from "./connect-database";
import { pluralize } from "./places-client";
import { requireUnused } from "./require-unused";

const REPLACE = "--replace";
const EMBEDDED = "embedded";

export const moveToCommand: Command = {
  usage: "DATABASE_URL|embedded [--replace]",
  about: "copies this database into another, empty one and compares them; this one stays as it is",
  run: async (args, source) => {
    const address = onlyArgument(args.filter((arg) => arg !== REPLACE));
    await requireUnused(source, "the database to move from");
    const target = await openTarget(address);
    try {
      await requireUnused(target, "the database to move to");
      await copy(source, target.url, { isReplacing: args.includes(REPLACE) });
      if (address === EMBEDDED) rmSync(preparedRecord(target.dataDir), { force: true });
      return compare(await readContents(source.url), await readContents(target.url), address);
    } finally {
      await target.close();
    }
  },
};

function openTarget(address: string) {
  if (address === EMBEDDED) {
    if (env().DATABASE_URL !== undefined) return connectEmbedded({ isCreated: true });
    throw new Error("The database to move from is the embedded one. Set DATABASE_URL to move from another.");
  }
  if (/^postgres(ql)?:\/\//.test(address) && URL.canParse(address)) return connectUrl(address);
  throw new Error(`The database to move to is "${EMBEDDED}", or a URL like postgresql://user:password@host/database.`);
}

/** Through a file, so that neither database waits for the other, and that what arrives is checked whole. */
async function copy(
  { url, signal, progress }: CommandContext,
  target: string,
  { isReplacing }: { isReplacing: boolean },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kumquat-move-"));
  const file = join(folder, "kumquat.backup");
  try {
    const { migrations } = await backUpDatabase(url, file, {
      product,
      now: new Date(),
      signal,
      onProgress: (state) => progress(formatCopied("read", state)),
    });
    if (migrations.length < listMigrations().length) {
      throw new Error("The database to move from is older than this version: start the product on it once.");
    }
    await restoreDatabase(target, file, {
      product,
      isReplacing,
      signal,
      onProgress: (state) => progress(formatCopied("written", state)),
      onStage: progress,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compare(source: DatabaseContents, target: DatabaseContents, address: string): Report {
  const differences = findDifferences(source, target);
  const report: Report = {
    data: { tables: target.tables, sequences: target.sequences, differences },
    text: [
      ...target.tables.map(({ name, rows }) => `${name.padEnd(28)}${rows.toLocaleString("en-US").padStart(12)} rows`),
      ...target.sequences.map((sequence) => `${sequence.name.padEnd(28)}${formatPosition(sequence).padStart(12)}`),
      differences.length === 0 &&
        `${pluralize(target.tables.length, "table")} and ${pluralize(target.sequences.length, "sequence")} are the same in both. ${nextStep(address)}`,
    ]
      .filter((line) => line !== false)
      .join("\n"),
  };
  if (differences.length === 0) return report;
  throw new UnfinishedError(
    new Error(`The database to move from has changed meanwhile: ${differences.join("; ")}.`),
    report,
  );
}

const nextStep = (address: string): string =>
  address === EMBEDDED
    ? "Now start without DATABASE_URL, and no longer on the old one: both would send Thursday's email."
    : "Now start with this DATABASE_URL, and no longer on the old one: both would send Thursday's email.";
