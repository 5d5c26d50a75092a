import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import {
  adminActions,
  editions,
  guideGenerations,
  jobRuns,
  outbox,
  placeImportRows,
  placeImports,
  scheduledThemes,
  subscriberClaims,
  subscribers,
  users,
} from "@/db/schema";
import { makeGuide, makeRestaurant, makeStatus } from "@/db/testing/factories";
import { hashToken } from "@/lib/newsletter/token-hash";
import type { People, Role } from "./roles";

/** A word that stands in a protected row, and who may ever read it. */
export type Canary = {
  word: string;
  of: string;
  readers: readonly Role[];
  /** Whether some page or call shows it to them: then it must be met, or it proves nothing. */
  isShown: boolean;
};

/** Something that an address is about, and for whom it exists. */
export type Subject = { name: string; params: Record<string, string>; isFor: "anybody" | "owner" | "administrators" };

export type World = { canaries: readonly Canary[]; subjects: Record<string, readonly Subject[]> };

const DAY_MS = 86_400_000;
const soon = () => new Date(Date.now() + DAY_MS);

/** Rows that belong to one reader or to administrators, each marked with a word that nobody else may come to see. */
export async function makeWorld(db: Database, people: People): Promise<World> {
  const canaries: Canary[] = [];
  const mark = (of: string, readers: readonly Role[], isShown = true): string => {
    const word = `canary${randomUUID().replaceAll("-", "")}`;
    canaries.push({ word, of, readers, isShown });
    return word;
  };
  const [ADMIN, OWNER, NOBODY] = [["admin"], ["owner"], []] as const;

  const place = await makeRestaurant(db);
  const idea = (title: string) => ({ title, angle: title, constraints: [], unknowns: [], size: 5 });
  const open = await makeGuide(db, {
    ...{ restaurantIds: [place.id], authorId: people.owner.id },
    prompt: mark("the wish of an open guide", ["owner", "admin"], false),
  });
  const hidden = await makeGuide(db, {
    ...{ restaurantIds: [place.id], isAdminOnly: true, isEmailGuide: true, isFeatured: true },
    id: `hidden-${mark("that there is an admin-only guide", ADMIN)}`,
    name: mark("an admin-only guide's name", ADMIN),
    introduction: [[{ text: mark("an admin-only guide's introduction", ADMIN), evidenceIds: [] }]],
    prompt: mark("the wish of an admin-only guide", ADMIN, false),
  });
  await db.insert(guideGenerations).values([
    { guideId: open.id, idea: idea(mark("how an open guide was made", ADMIN)) },
    { guideId: hidden.id, idea: idea(mark("how an admin-only guide was made", ADMIN)) },
  ]);
  await makeStatus(db, { userId: people.owner.id, restaurantId: place.id, originGuideId: hidden.id });

  const secret = { passwordHash: mark("a password's hash", NOBODY, false) };
  await db.update(users).set(secret).where(eq(users.id, people.owner.id));

  const importId = randomUUID();
  const fileName = `${mark("the name of a reader's file", OWNER)}.csv`;
  await db
    .insert(placeImports)
    .values({ id: importId, userId: people.owner.id, fileName, source: "csv", expiresAt: soon() });
  await db.insert(placeImportRows).values({ importId, line: 1, name: mark("a place in a reader's file", OWNER) });

  const messageId = randomUUID();
  await db.insert(outbox).values({
    ...{ id: messageId, idempotencyKey: messageId, position: 0, contentHash: messageId, headers: {} },
    ...{ sender: "hello@guides.example", createdAt: new Date() },
    ...{ recipient: "ana@guides.example", recipientKey: "ana@guides.example" },
    subject: mark("the subject of a message in the outbox", ADMIN),
    html: `<p>${mark("a message in the outbox", ADMIN)}</p>`,
    text: mark("the text of a message in the outbox", ADMIN),
  });

  const claim = `claim-${randomUUID()}`;
  const subscriberId = randomUUID();
  const email = `${mark("a subscriber's address", NOBODY, false)}@guides.example`;
  await db
    .insert(subscribers)
    .values({ id: subscriberId, email, emailKey: email, city: "Oakland", state: "confirmed" });
  await db.insert(subscriberClaims).values({ tokenHash: hashToken(claim), subscriberId, expiresAt: soon() });

  const edition = await makeEdition(db, "paused", mark("an edition's note", ADMIN));
  const run = await makeRun(db, "failed", mark("why a run failed", ADMIN));
  const theme = await makeTheme(db, mark("a theme", ADMIN, false));
  await db.insert(adminActions).values({
    ...{ at: new Date(), adminName: "mika", action: "guide.deleted" },
    subjectName: mark("the subject of an administrator's action", ADMIN),
  });

  const guides: Subject[] = [
    { name: "an open guide", params: { id: open.id, restaurantId: place.id }, isFor: "anybody" },
    { name: "an admin-only guide", params: { id: hidden.id, restaurantId: place.id }, isFor: "administrators" },
  ];
  const one = (params: Record<string, string>, isFor: Subject["isFor"] = "anybody", name = ""): Subject[] => [
    { name, params, isFor },
  ];
  return {
    canaries,
    subjects: {
      "/guide/[id]": guides,
      "/api/guides/[id]": guides,
      "/api/email/guides/[id]": guides,
      "/api/restaurants/[id]": one({ id: place.id }),
      "/api/restaurants/imports/[id]": one({ id: importId }, "owner", "the owner's import"),
      "/api/editions/[id]": one({ id: edition }),
      "/api/jobs/[id]": one({ id: run }),
      "/api/scheduled-themes/[id]": one({ id: theme }),
      "/dev/outbox/[id]": one({ id: messageId }),
      "/email/link/[claim]": one({ claim }),
      "/api/email/claims/[claim]": one({ claim }),
      "/landing/[greeting]": one({ greeting: "welcome" }),
      "/privacy/[edition]": one({ edition: "current" }),
      "/feeds/[feed]": one({ feed: "san-francisco.atom" }),
    },
  };
}

/** What an address is about, and what is said to it where that depends on what was made. */
type Made = { params: Record<string, string>; body?: object };

/** Something new for a write to be done to, by the address of the write. */
export async function makeSubject(db: Database, path: string): Promise<Made> {
  const [, make] = MAKERS.find(([start]) => path.startsWith(start)) ?? [];
  if (!make && path.includes("[")) throw new Error(`Tell in world.ts how something for ${path} is made.`);
  return make ? make(db) : { params: {} };
}

const about = (id: string): Made => ({ params: { id } });

const makeOpenGuide = async (db: Database): Promise<Made> => {
  const { id: restaurantId } = await makeRestaurant(db);
  const { id } = await makeGuide(db, { restaurantIds: [restaurantId] });
  return { params: { id, restaurantId } };
};

/** The first whose beginning fits makes it: put the longer ones first. */
const MAKERS: readonly [start: string, make: (db: Database) => Promise<Made>][] = [
  ["/api/editions/[id]/continue", async (db) => about(await makeEdition(db, "paused"))],
  ["/api/editions/[id]", async (db) => about(await makeEdition(db, "sending"))],
  ["/api/jobs/[id]/cancel", async (db) => about(await makeRun(db, "running"))],
  ["/api/jobs/[id]", async (db) => about(await makeRun(db, "failed"))],
  ["/api/scheduled-themes/[id]", async (db) => about(await makeTheme(db))],
  ["/api/guides/[id]", makeOpenGuide],
  ["/api/email/guides/[id]", makeOpenGuide],
  ["/api/restaurants/[id]", async (db) => about((await makeRestaurant(db)).id)],
];

let weeks = 0;
/** A Thursday that no other row has: long ago, where nothing is to be sent for it, or long from now. */
const anotherWeek = (year: 2020 | 2048) => new Date(Date.UTC(year, 0, 2 + 7 * weeks++)).toISOString().slice(0, 10);

export async function makeEdition(db: Database, state: "paused" | "sending", note: string | null = null) {
  const row = { city: "Berkeley", week: anotherWeek(2020), state, note, openedAt: new Date() };
  return idOf(await db.insert(editions).values(row).returning({ id: editions.id }));
}

export async function makeRun(db: Database, status: "failed" | "running", message = "The oven is cold.") {
  const event = { id: randomUUID(), name: "soup", data: { message }, ts: Date.now() };
  const row = { functionId: "soup", functionName: "Soup", event, maxAttempts: 1, createdAt: new Date() };
  const error = status === "failed" ? { message } : null;
  return idOf(
    await db
      .insert(jobRuns)
      .values({ ...row, status, error })
      .returning({ id: jobRuns.id }),
  );
}

export async function makeTheme(db: Database, theme = "Soup") {
  const row = { city: "San Francisco", targetWeek: anotherWeek(2048), theme, rationale: "Fog." };
  return idOf(await db.insert(scheduledThemes).values(row).returning({ id: scheduledThemes.id }));
}

const idOf = ([row]: { id: string }[]): string => row?.id ?? "";
