import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import { snakeCase } from "@/lib/core/snake-case";

/** The named columns of a table as the statement would have inserted them: what an upsert sets. */
export function excludedColumns(table: Table, names: string[]): Record<string, SQL> {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  return Object.fromEntries(
    names.map((name): [string, SQL] => [name, sql`excluded.${sql.identifier(snakeCase(columns[name]?.name ?? name))}`]),
  );
}
