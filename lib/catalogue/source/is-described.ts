import { type SQL, sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";

/**
 * Leaves out what is only listed: nobody has described it, so that no guide may choose it. Written as the partial index has it, not
 * with a parameter, or the index isn't used.
 */
export const isDescribed: SQL = sql`${restaurants.source} <> 'listed'`;
