import type { Prepared } from "../prepare";
import type { Processes, Variables } from "./processes";
import type { Settings } from "./settings";

/** Brings the database to where the server needs it. Throws the sentence that says why it cannot. */
export async function prepare(
  processes: Processes,
  environment: Variables,
  { databaseUrl }: Settings,
): Promise<Prepared> {
  const args = databaseUrl === undefined ? ["--embedded"] : [];
  const child = processes.start("The preparation of the database", "scripts/prepare.ts", { args, environment });
  const told = (await child.nextMessage()) as { prepared: Prepared } | { error: string };
  if ("error" in told) throw new Error(told.error);
  await child.ended;
  return told.prepared;
}
