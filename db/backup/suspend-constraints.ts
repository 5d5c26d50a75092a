import { type Client, escapeIdentifier } from "pg";

/**
 * Drops the foreign keys and switches off the triggers of all tables within a transaction, so that rows are loaded in
 * any order and exactly as they were. Returns what puts both back: it checks every foreign key.
 */
export async function suspendConstraints(client: Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by oid`);
  const { rows: triggers } = await client.query<{ table: string; name: string }>(`
    select t.tgrelid::regclass::text as table, t.tgname as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled = 'O' and c.relnamespace = 'public'::regnamespace order by t.oid`);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} disable trigger ${escapeIdentifier(name)}`);
  }
  return async () => {
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
    }
    for (const { table, name } of triggers) {
      await client.query(`alter table ${table} enable trigger ${escapeIdentifier(name)}`);
    }
  };
}
