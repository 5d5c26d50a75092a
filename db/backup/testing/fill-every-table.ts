import { type Client, escapeIdentifier } from "pg";
import { listTables, quoteTable } from "../describe-database";
import { suspendConstraints } from "../suspend-constraints";

/** Values of every kind, each with what a careless copy would lose; `i` is the row's number. */
const EXPRESSIONS: Record<string, string> = {
  text: `E'ü "\\'\\\\ \\n\\t\\u2028 ' || i`,
  "text[]": `array['', 'null', 'a,"b"', E'\\\\', null, 'ü' || i]`,
  uuid: "('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid",
  "timestamp with time zone": `case when i % 50 = 1 then 'infinity'::timestamptz when i % 50 = 2 then '-infinity'
    else timestamptz '2026-01-01 00:00:00.000001+00' + i * interval '1.234567 s' end`,
  // Thursdays.
  date: "date '2026-01-01' + 7 * i",
  jsonb: `jsonb_build_object('b', i, 'a', array['ü', null, E'"\\n'], 'big', 12345678901234567890.10, '', '{}'::jsonb)`,
  boolean: "i % 2 = 0",
  smallint: "i",
  integer: "i",
  bigint: "9007199254740993 + i",
  real: "(i / 3.0)::real",
  "double precision": "i / 3.0::double precision",
  numeric: "12345678901234567890.10 + i",
  bytea: `E'\\\\x00ff27'::bytea`,
  xid8: "(3 + i)::text::xid8",
  interval: "i * interval '1 month 2 days 3.000004 s'",
};

/** Where a check asks for something else. */
const OWN: Record<string, string> = {
  "guide_generations.parent_id": "null",
  "guide_generations.state": "'complete'",
  "guides.unlisted_at": "case when i % 2 = 0 then now() end",
  "restaurants.source": "'catalogue'",
  "restaurants.listed_by": "null",
  "restaurants.last_seen_on": "null",
  "restaurants.latitude": "37 + 1 / (i + 2.0::double precision)",
  "restaurants.longitude": "-122 - 1 / (i + 2.0::double precision)",
  "restaurants.price_level": "1 + i % 4",
  "scheduled_themes.work_kind": "null",
  "scheduled_themes.work_id": "null",
  "scheduled_themes.work_at": "null",
};

/** Writes so many rows into every table there is, whatever its columns; the n-th refers to the n-th of other tables. */
export async function fillEveryTable(client: Client, rowsEach: number): Promise<number> {
  const tables = await listTables(client);
  const types = new Map(tables.flatMap(({ name, columns }) => columns.map((c) => [`${name}.${c.name}`, c.type])));
  const references = await listReferences(client);
  const expressionOf = (column: string): string => {
    const target = references.get(column);
    const expression = OWN[column] ?? (target ? expressionOf(target) : EXPRESSIONS[types.get(column) ?? ""]);
    if (!expression) throw new Error(`No value is known for ${column} (${types.get(column)}).`);
    return expression;
  };
  await client.query("begin");
  const resume = await suspendConstraints(client);
  for (const { name, columns } of tables) {
    const values = columns.map((column) => expressionOf(`${name}.${column.name}`)).join(", ");
    const names = columns.map((column) => escapeIdentifier(column.name)).join(", ");
    await client.query(`insert into ${quoteTable(name)} (${names}) overriding system value
      select ${values} from generate_series(1, ${rowsEach}) i`);
  }
  await resume();
  await client.query(
    "select setval('admin_actions_id_seq', 9007199254750000), setval('guide_updates_id_seq', 7, false)",
  );
  await client.query("commit");
  return tables.length * rowsEach;
}

async function listReferences(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ column: string; target: string }>(`
    select c.conrelid::regclass::text || '.' || a.attname as column, c.confrelid::regclass::text || '.' || f.attname as target
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
    where c.contype = 'f' and c.conrelid <> c.confrelid`);
  return new Map(rows.map(({ column, target }) => [column, target]));
}
