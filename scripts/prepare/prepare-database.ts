import { openDatabase } from "@/db/client";
import { inTurn } from "@/db/in-turn";
import { migrate } from "@/db/migrate";
import { guides } from "@/db/schema";
import { embeddedProviders } from "@/lib/adapters/embedded-providers";
import { ensureFirstAdmin, type FirstAdmin } from "@/lib/auth/first-admin";
import { seedGuides } from "@/lib/boot/seed-guides";
import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { type Env, env } from "@/lib/core/env";

type Prepared = {
  /** How many of each were run or made just now; the rest was there. */
  migrations: number;
  guides: number;
  /** Listed places that came in. */
  places: number;
  admin: FirstAdmin | null;
};

type PrepareOptions = {
  embedded: boolean;
  /** What is under way. */
  onProgress?: (state: string) => void;
};
type FillOptions = Required<PrepareOptions> & Pick<Env, "DATA_DIR" | "ADMIN_USERNAME" | "ADMIN_PASSWORD">;

/** The schema, then what it holds. */
export async function prepareDatabase({ embedded, onProgress = () => {} }: PrepareOptions): Promise<Prepared> {
  const { DATABASE_URL: url } = env();
  if (!url) throw new Error("DATABASE_URL is not set.");
  onProgress("Running migrations");
  const migrations = await migrate(url).catch((cause: Error) => {
    if (embedded) throw cause;
    throw new Error(`The database of DATABASE_URL could not be prepared: ${cause.message}.`, { cause });
  });
  // Servers that start together do this one after the other.
  onProgress("Waiting for others that prepare this database");
  const filled = await inTurn(url, () => fillDatabase(url, { embedded, onProgress, ...env() }));
  return { migrations, ...filled };
}

/** Catalogue, listed places, first administrator, first guides: each does nothing if there is nothing to do. */
async function fillDatabase(
  url: string,
  { embedded, onProgress, DATA_DIR: dataDir, ADMIN_USERNAME: username, ADMIN_PASSWORD: password }: FillOptions,
): Promise<Omit<Prepared, "migrations">> {
  const { db, close } = openDatabase(url, { max: 4 });
  try {
    // Without guides there is nothing to read, and beside an embedded database no server is running yet.
    const [guide] = await db.select({ id: guides.id }).from(guides).limit(1);
    onProgress("Bringing in the catalogue");
    await seedCatalogue(db);
    onProgress("Bringing in the listed places");
    const { added } = await importListedPlaces(db, { hasReaders: !embedded && guide !== undefined });
    const admin = await ensureFirstAdmin(db, { username, password, dataDir, embedded });
    // The embedded providers, whatever is configured: a first start costs nothing and needs no service.
    onProgress("Making the first guides");
    const { made, failed } = await seedGuides({ db, now: new Date(), providers: embeddedProviders(db) });
    for (const sentence of failed) console.error(`A first guide could not be made. ${sentence}`);
    return { guides: made, places: added, admin };
  } finally {
    await close();
  }
}
