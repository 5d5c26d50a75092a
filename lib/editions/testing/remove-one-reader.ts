import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";

const REMOVALS = [
  (email: string) => sql`update subscribers set state = 'cancelled' where email_key = ${email}`,
  (email: string) => sql`insert into suppressions (email_key, reason) values (${email}, 'bounce')`,
  (email: string) => sql`delete from subscribers where email_key = ${email}`,
];

/** Somebody who is in the ledger, and whose batch was not handed over yet, unsubscribes, bounces or is deleted. */
export async function removeOneReader(db: Database, random: () => number, left: Set<string>): Promise<void> {
  const { rows: waiting } = await db.execute<{ email: string }>(sql`
    select s.email_key as email from deliveries d join subscribers s on s.id = d.subscriber_id
    where d.state = 'pending' and s.state = 'confirmed' order by d.id`);
  const email = waiting[Math.floor(random() * waiting.length)]?.email;
  const way = REMOVALS[left.size % REMOVALS.length];
  if (!email || !way || left.has(email)) return;
  await db.execute(way(email));
  left.add(email);
}
