import { importCatalogue } from "@/db/catalogue/import";
import { openDatabase } from "@/db/client";
import { migrate } from "@/db/migrate";
import { ensureFirstAdmin, type FirstAdmin } from "@/lib/auth/first-admin";
import { env } from "@/lib/env";

export type Prepared = { migrated: number; imported: number; admin: FirstAdmin | null };

process.on("disconnect", () => process.exit(1));

try {
  process.send?.({ prepared: await prepare({ embedded: process.argv.includes("--embedded") }) });
} catch (error) {
  process.send?.({ error: error instanceof Error ? error.message : String(error) });
}
process.disconnect?.();
process.exitCode = 0;

/** Schema, catalogue, first administrator, first guides: each does nothing where there is nothing to do. */
async function prepare({ embedded }: { embedded: boolean }): Promise<Prepared> {
  const { DATABASE_URL: url, DATA_DIR: dataDir, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env();
  if (!url) throw new Error("DATABASE_URL is not set.");
  const migrated = await migrate(url);
  const { db, close } = openDatabase(url, { max: 4 });
  try {
    const { imported } = await importCatalogue(db);
    const admin = await ensureFirstAdmin(db, { username, password, dataDir, embedded });
    return { migrated, imported, admin };
  } finally {
    await close();
  }
}
