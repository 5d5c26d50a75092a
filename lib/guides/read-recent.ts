import { desc, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guides } from "@/db/schema";
import type { City } from "../cities";
import type { Recent } from "./stage-types";

const RECENT = 200;

/** What a city's newest guides are called and how they open, for a writer who would rather not repeat them. */
export async function readRecent(db: Database, city: City): Promise<Recent> {
  const rows = await db
    .select({ name: guides.name, introduction: guides.introduction })
    .from(guides)
    .where(eq(guides.city, city))
    .orderBy(desc(guides.createdAt))
    .limit(RECENT);
  return {
    titles: rows.map(({ name }) => name),
    sentences: rows.flatMap(({ introduction }) => introduction.flat().map(({ text }) => text)),
  };
}
