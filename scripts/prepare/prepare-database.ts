import { openDatabase } from "@/db/client";
import { migrate } from "@/db/migrate";
import { guides } from "@/db/schema";
import { embeddedProviders } from "@/lib/adapters/embedded-providers";
import { ensureFirstAdmin, type FirstAdmin } from "@/lib/auth/first-admin";
import { seedGuides } from "@/lib/boot/seed-guides";
import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { env } from "@/lib/core/env";

/** Schema, catalogue, listed places, first administrator, first guides: each does nothing if there is nothing to do. */
export async function prepareDatabase({ embedded }: { embedded: boolean }): Promise<FirstAdmin | null> {
  const { DATABASE_URL: url, DATA_DIR: dataDir, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env();
  if (!url) throw new Error("DATABASE_URL is not set.");
  await migrate(url).catch((cause: Error) => {
    if (embedded) throw cause;
    throw new Error(`The database of DATABASE_URL could not be prepared: ${cause.message}.`, { cause });
  });
  const { db, close } = openDatabase(url, { max: 4 });
  try {
    // Without guides there is nothing to read, and beside an embedded database no server is running yet.
    const [guide] = await db.select({ id: guides.id }).from(guides).limit(1);
    await seedCatalogue(db);
    await importListedPlaces(db, { hasReaders: !embedded && guide !== undefined });
    const admin = await ensureFirstAdmin(db, { username, password, dataDir, embedded });
    // The embedded providers, whatever is configured: a first start costs nothing and needs no service.
    const { failed } = await seedGuides({ db, now: new Date(), providers: embeddedProviders(db) });
    for (const sentence of failed) console.error(`A first guide could not be made. ${sentence}`);
    return admin;
  } finally {
    await close();
  }
}
