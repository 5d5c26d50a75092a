import { isDatabaseUnavailable } from "@/db/connection/database-unavailable";
import { runtime } from "@/lib/ports/runtime";
import { ChangedTags } from "./changed-tags";
import { readPageChanges } from "./read-page-changes";

/** Leaves what pages have changed, here and in other processes, to Next's cache (server/page-cache.ts). */
export function followPageChanges(): void {
  const globals = globalThis as typeof globalThis & { kumquatChangedTags?: ChangedTags };
  globals.kumquatChangedTags ??= new ChangedTags((since) => readPageChanges(runtime().db, since), logError);
}

/** That the database is away is told elsewhere. */
function logError(error: unknown): void {
  if (isDatabaseUnavailable(error)) return;
  console.error(JSON.stringify({ pageChanges: error instanceof Error ? error.stack : String(error) }));
}
