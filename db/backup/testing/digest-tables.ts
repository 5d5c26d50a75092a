import { escapeIdentifier } from "pg";
import { withConnection } from "../../connection/with-connection";
import { listTables, quoteTable } from "../describe-database";
import { BEGIN_SNAPSHOT } from "../transaction-settings";

/** A digest of every row of every table, without what the server generates by its own locale, and the schema around. */
export function digestTables(url: string): Promise<Record<string, string>> {
  return withConnection(url, async (client) => {
    await client.query(BEGIN_SNAPSHOT);
    const digests: Record<string, string> = {};
    for (const { name, columns } of await listTables(client)) {
      const values = columns.map((column) => escapeIdentifier(column.name)).join(", ");
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(md5(row(${values})::text), '' order by md5(row(${values})::text) collate "C"), '')) as digest
         from ${quoteTable(name)} t`,
      );
      digests[name] = rows[0]?.digest ?? "";
    }
    const { rows: parts } = await client.query<{ part: string }>(`
      select conname || pg_get_constraintdef(oid) as part from pg_constraint
        where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select t.tgname || t.tgenabled::text from pg_trigger t where not t.tgisinternal
      union all select indexdef from pg_indexes where schemaname = 'public'
      order by 1`);
    digests.schema = parts.map(({ part }) => part).join("\n");
    await client.query("commit");
    return digests;
  });
}
