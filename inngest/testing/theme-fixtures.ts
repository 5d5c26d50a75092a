import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { guides, scheduledThemes } from "@/db/schema";
import { embeddedProviders } from "@/lib/adapters/embedded-providers";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { compatibleModel } from "@/lib/adapters/openai/language-model";
import { curatorFromModel } from "@/lib/adapters/openai/openai-curator";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { ReimagineEvent } from "@/lib/contracts/theme";
import type { Curator } from "@/lib/ports/curator";
import { testDb } from "@/lib/testing/database";
import { startFakeOpenAi } from "@/lib/testing/fakes/openai";
import { streamEvents } from "@/lib/themes/stream-events";
import { adminCtx } from "@/lib/themes/testing/admin-ctx";
import { workKey } from "@/lib/themes/theme-work";
import { startTestServer } from "./test-server";

/** What a failure is reported in. */
export const sentence = expect.stringMatching(/^[A-Z].{20,}\.$/);

/**
 * An administrator, durable work at its runner, San Francisco's places and no theme, anew for each test of a file. The
 * house curates until a test sets another curator; a gate in front of it holds it until the test has done its part.
 */
export async function themeFixtures() {
  const { db } = await testDb();
  const admin = await adminCtx(db);
  const fake = await startFakeOpenAi();
  const curating: { curator: Curator } = { curator: houseCurator() };
  let gate: Promise<void> = Promise.resolve();
  let held = 0;
  const gated = new Proxy({} as Curator, {
    get(_, name: keyof Curator) {
      const part = curating.curator[name];
      if (typeof part !== "function") return part;
      return async (...args: unknown[]) => {
        held += 1;
        await gate;
        held -= 1;
        return (part as (...all: unknown[]) => unknown)(...args);
      };
    },
  });
  const senderInfo = { appUrl: "https://guides.example", supportEmail: "a@guides.example", postalAddress: "1 Pier" };
  const embedded = embeddedProviders(db);
  const providers = { curator: gated, places: embedded.places, embedded, senderInfo };
  // What startWork leaves on the process goes with these after the file.
  vi.stubEnv("AUTH_SECRET", undefined);
  for (const name of ["kumquatRuntime", "kumquatWork"]) vi.stubGlobal(name, undefined);
  const runner = startTestServer(db, providers);

  beforeAll(async () => {
    await seedCatalogue(
      db,
      builtInCatalogue().filter(({ city }) => city === "San Francisco"),
    );
  });
  beforeEach(async () => {
    curating.curator = houseCurator();
    gate = Promise.resolve();
    await db.delete(scheduledThemes);
  });
  afterEach(() => {
    fake.behave = () => ({});
    fake.calls.length = 0;
    vi.restoreAllMocks();
  });
  afterAll(() => Promise.all([fake.close(), runner.stop()]));

  const ctxOf = (signal = new AbortController().signal) => ({ ...admin, now: new Date(), signal });
  return {
    db,
    fake,
    providers,
    curating,
    ctxOf,
    /** A curator whose model is the fake. */
    model: () =>
      curatorFromModel(compatibleModel("a-key", fake.url, "stand-in"), houseCurator(), {
        timeoutMs: 5_000,
        retries: 0,
        backoffMs: 1,
        waitMaxMs: 10,
      }),
    /** Blocks the curator until the returned function is called. */
    close: (): (() => void) => {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
    /** How many calls of the curator wait at the gate. */
    held: () => held,
    theme: async (id: string) => (await db.select().from(scheduledThemes).where(eq(scheduledThemes.id, id)))[0],
    previews: () => db.select().from(guides).where(eq(guides.isAdminOnly, true)),
    /** Every event of work on one theme, the terminal one included, as its reader parses them. */
    hearWork: async (workId: string): Promise<ReimagineEvent[]> => {
      const frames: unknown[] = [];
      const last = await streamEvents(ctxOf(), workKey(workId), (event, data) => frames.push({ event, data }));
      return [...frames, last].map((frame) => ReimagineEvent.parse(frame));
    },
  };
}
