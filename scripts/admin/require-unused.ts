import { withConnection } from "@/db/connection/with-connection";
import type { CommandContext } from "./command";

/** A server looks for work every second; what is idle for longer may be a pooler's, whose client has gone. */
const ACTIVE_WITHIN = "15 seconds";

/**
 * Throws a sentence if a server is at work on a database: what it writes meanwhile would be lost, or be half of two
 * databases. Behind a pooler that hides its clients' names nothing is seen.
 */
export async function requireUnused(
  { url, isServing }: Pick<CommandContext, "url" | "isServing">,
  which: string,
): Promise<void> {
  if (isServing || (await hasClients(url))) {
    throw new Error(`The product is running on ${which}. Stop it first: nothing was changed.`);
  }
}

function hasClients(url: string): Promise<boolean> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query(`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name = current_setting('application_name') and application_name <> ''
        and (state <> 'idle' or state_change > now() - interval '${ACTIVE_WITHIN}')`);
    return rows.length > 0;
  });
}
