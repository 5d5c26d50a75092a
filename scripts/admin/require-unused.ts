import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { withConnection } from "@/db/connection/with-connection";
import type { CommandContext } from "./command";

/** What is idle for longer may be a pooler's, whose client has gone. */
const ACTIVE_WITHIN = "15 seconds";
/** A server looks for work every second. */
const LOOKS = 10;
const LOOK_EVERY_MS = 250;

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

/** The transaction keeps a pooler from lending this very connection to the server, which then shows on another. */
function hasClients(url: string): Promise<boolean> {
  return withConnection(url, async (client, { hasSingleSession }) => {
    if (hasSingleSession) return false;
    await client.query("begin");
    for (let look = 0; look < LOOKS; look++) {
      if (await seesClient(client)) return true;
      await wait(LOOK_EVERY_MS);
    }
    return false;
  });
}

async function seesClient(client: Client): Promise<boolean> {
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query(`
    select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and application_name = current_setting('application_name') and application_name <> ''
      and (state <> 'idle' or state_change > clock_timestamp() - interval '${ACTIVE_WITHIN}')`);
  return rows.length > 0;
}
