import { inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Database } from "@/db/client";
import { editions, guides, jobRuns, restaurants, scheduledThemes } from "@/db/schema";

type LoggedAction = { id: number; action: string; subjectId: string | null };

/** The page of each action's subject, for those that still exist; by the row's id. */
export async function findSubjectLinks(db: Database, rows: readonly LoggedAction[]): Promise<Map<number, string>> {
  const hrefs = new Map<number, string>();
  for (const { prefixes, href, ...subject } of SUBJECTS) {
    const ofSubject = rows.filter(({ action }) => prefixes.some((prefix) => action.startsWith(`${prefix}.`)));
    const names = await namesById(db, subject, [...new Set(ofSubject.flatMap(({ subjectId }) => subjectId ?? []))]);
    for (const { id, subjectId } of ofSubject) {
      const name = names.get(subjectId);
      if (name !== undefined) hrefs.set(id, href(subjectId ?? "", name));
    }
  }
  return hrefs;
}

type NamedTable = PgTable & { id: PgColumn };
type Subject = { table: NamedTable; name: PgColumn };

const SUBJECTS: (Subject & { prefixes: string[]; href: (id: string, name: string) => string })[] = [
  { prefixes: ["guide"], table: guides, name: guides.name, href: (id) => `/guide/${id}` },
  { prefixes: ["theme"], table: scheduledThemes, name: scheduledThemes.theme, href: () => "/admin/themes" },
  { prefixes: ["edition"], table: editions, name: editions.city, href: () => "/admin/sends" },
  { prefixes: ["job"], table: jobRuns, name: jobRuns.functionName, href: () => "/admin/jobs" },
  {
    prefixes: ["restaurant", "report"],
    table: restaurants,
    name: restaurants.name,
    href: (_, name) => `/map?${new URLSearchParams({ q: name })}`,
  },
];

async function namesById(db: Database, { table, name }: Subject, ids: string[]): Promise<Map<unknown, string>> {
  /* A uuid column fails the whole query for anything that is not a uuid. */
  const possible = table.id.getSQLType() === "uuid" ? ids.filter((id) => z.uuid().safeParse(id).success) : ids;
  if (possible.length === 0) return new Map();
  const rows = await db.select({ id: table.id, name }).from(table).where(inArray(table.id, possible));
  return new Map(rows.map((row) => [row.id, String(row.name)]));
}
