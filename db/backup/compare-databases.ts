import { withConnection } from "../connection/with-connection";
import type { BackedUpSequence } from "./backup-format";
import { countTables, readSequences } from "./describe-database";
import { BEGIN_SNAPSHOT } from "./transaction-settings";

export type DatabaseContents = { tables: { name: string; rows: number }[]; sequences: BackedUpSequence[] };

/** How many rows every table has and where every sequence stands, at one moment. */
export function readContents(url: string): Promise<DatabaseContents> {
  return withConnection(url, async (client) => {
    await client.query(BEGIN_SNAPSHOT);
    const tables = (await countTables(client)).map(({ name, rows }) => ({ name, rows }));
    const sequences = await readSequences(client);
    await client.query("commit");
    return { tables, sequences };
  });
}

/** What of the first is not the same in the second, and the other way round, as phrases. */
export function findDifferences(source: DatabaseContents, target: DatabaseContents): string[] {
  const [before, after] = [valuesOf(source), valuesOf(target)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name} has ${after.get(name) ?? "nothing"} instead of ${before.get(name) ?? "nothing"}`);
}

function valuesOf({ tables, sequences }: DatabaseContents): Map<string, string> {
  return new Map([
    ...tables.map(({ name, rows }) => [name, `${rows} rows`] as const),
    ...sequences.map((sequence) => [sequence.name, formatPosition(sequence)] as const),
  ]);
}

export const formatPosition = ({ value, isCalled }: Pick<BackedUpSequence, "value" | "isCalled">): string =>
  isCalled ? value : `${value} (not used yet)`;
