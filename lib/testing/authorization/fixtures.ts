import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import {
  accountEmails,
  accountLinks,
  adminActions,
  discardedThemes,
  guideGenerations,
  outbox,
  placeImportRows,
  placeImports,
  placeListItems,
  placeLists,
  subscriberClaims,
  subscribers,
  users,
} from "@/db/schema";
import { DAY_MS } from "@/lib/core/durations";
import { hashToken } from "@/lib/newsletter/hash-token";
import { makeGuide, makeRestaurant, makeSession, makeStatus, makeUser } from "@/lib/testing/factories";
import {
  flagEntry,
  makeEdition,
  makeGeneration,
  makePlaces,
  makeReport,
  makeRun,
  makeStoredRun,
  makeTheme,
} from "./create-subjects";
import type { People, Role } from "./roles";

/** A unique word in a protected row, and who may ever read it. */
export type Canary = {
  word: string;
  of: string;
  readers: readonly Role[];
  /** Whether some page or call shows it to them: then it must be found there, or the test proves nothing. */
  isShown: boolean;
};

/** The subject of a path, and for whom it exists. */
export type Subject = {
  name: string;
  params: Record<string, string>;
  /** An owner's things are theirs alone; administrators may do what an author may. */
  isFor: "anybody" | "owner" | "author" | "administrators";
};

export type Fixtures = { canaries: readonly Canary[]; subjects: Record<string, readonly Subject[]> };

const soon = () => new Date(Date.now() + DAY_MS);

/** Rows that belong to one reader or to administrators, each with a canary word that nobody else may ever see. */
export async function createFixtures(db: Database, people: People): Promise<Fixtures> {
  const canaries: Canary[] = [];
  const canary = (of: string, readers: readonly Role[], isShown = true): string => {
    const word = `canary${randomUUID().replaceAll("-", "")}`;
    canaries.push({ word, of, readers, isShown });
    return word;
  };
  const [ADMIN, OWNER, NOBODY] = [["admin"], ["owner"], []] as const;

  const place = await makeRestaurant(db);
  const restaurantIds = [place.id, ...(await makePlaces(db, 3))];
  const idea = (title: string) => ({
    kind: "idea" as const,
    title,
    angle: title,
    constraints: [],
    unknowns: [],
    size: 5,
  });
  const open = await makeGuide(db, {
    restaurantIds,
    authorId: people.owner.id,
    prompt: canary("the prompt of an open guide", ["owner", "admin"]),
    readings: [
      {
        quote: canary("a reading of an open guide's prompt", ["owner", "admin"]),
        start: 0,
        role: "danger",
        type: "allergen",
        outcome: "not understood",
        label: canary("what was not understood of an open guide's prompt", ["owner", "admin"]),
      },
    ],
  });
  const hidden = await makeGuide(db, {
    restaurantIds,
    isAdminOnly: true,
    isEmailGuide: true,
    isFeatured: true,
    id: `hidden-${canary("that there is an admin-only guide", ADMIN)}`,
    name: canary("an admin-only guide's name", ADMIN),
    introduction: [[{ text: canary("an admin-only guide's introduction", ADMIN), evidenceIds: [] }]],
    prompt: canary("the prompt of an admin-only guide", ADMIN),
  });
  await db.insert(guideGenerations).values([
    { guideId: open.id, idea: idea(canary("how an open guide was made", ADMIN)) },
    { guideId: hidden.id, idea: idea(canary("how an admin-only guide was made", ADMIN)) },
  ]);
  const was = `${canary("what a place's address was before it changed", ADMIN)} Street`;
  const proposed = { sentences: [{ text: canary("what is proposed for an entry", ADMIN, false), evidenceIds: [] }] };
  const [openFlag, hiddenFlag] = [
    await flagEntry(db, { guideId: open.id, restaurantId: place.id, was, proposed }),
    await flagEntry(db, { guideId: hidden.id, restaurantId: place.id, was, proposed }),
  ];
  await makeStatus(db, { userId: people.owner.id, restaurantId: place.id, originGuideId: hidden.id });

  const secret = { passwordHash: canary("a password's hash", NOBODY, false) };
  await db.update(users).set(secret).where(eq(users.id, people.owner.id));

  const ownEmail = `${canary("an account's address", OWNER)}@guides.example`;
  await db
    .insert(accountEmails)
    .values({ userId: people.owner.id, email: ownEmail, emailKey: ownEmail, confirmedAt: new Date() });
  await db.insert(accountLinks).values({
    tokenHash: randomUUID(),
    userId: people.owner.id,
    purpose: "email",
    email: `${canary("an address that an account asked for", OWNER)}@guides.example`,
    createdAt: new Date(),
    expiresAt: soon(),
  });
  const session = await makeSession(db, { userId: people.owner.id });

  const importId = randomUUID();
  const fileName = `${canary("the name of a reader's file", OWNER)}.csv`;
  await db
    .insert(placeImports)
    .values({ id: importId, userId: people.owner.id, fileName, source: "csv", expiresAt: soon() });
  await db.insert(placeImportRows).values({ importId, line: 1, name: canary("a place in a reader's file", OWNER) });

  const [ownListId, sharedListId, shareToken] = [randomUUID(), randomUUID(), `list-${randomUUID()}`];
  await db.insert(placeLists).values([
    { id: ownListId, userId: people.owner.id, name: canary("the name of a reader's list", OWNER) },
    {
      id: sharedListId,
      userId: (await makeUser(db, { username: canary("whose a shared list is", NOBODY, false) })).id,
      name: "Shared with everybody",
      shareToken,
    },
  ]);
  const note = canary("a note in a reader's list", OWNER);
  await db.insert(placeListItems).values([
    { listId: ownListId, restaurantId: place.id, position: 1, note },
    { listId: sharedListId, restaurantId: place.id, position: 1, note: "For everybody." },
  ]);

  const messageId = randomUUID();
  await db.insert(outbox).values({
    id: messageId,
    idempotencyKey: messageId,
    position: 0,
    contentHash: messageId,
    headers: {},
    sender: "hello@guides.example",
    createdAt: new Date(),
    recipient: "ana@guides.example",
    recipientKey: "ana@guides.example",
    subject: canary("the subject of a message in the outbox", ADMIN),
    html: `<p>${canary("a message in the outbox", ADMIN)}</p>`,
    text: canary("the text of a message in the outbox", ADMIN),
  });

  const claim = `claim-${randomUUID()}`;
  const subscriberId = randomUUID();
  const email = `${canary("a subscriber's address", NOBODY, false)}@guides.example`;
  await db
    .insert(subscribers)
    .values({ id: subscriberId, email, emailKey: email, city: "Oakland", state: "confirmed" });
  await db.insert(subscriberClaims).values({ tokenHash: hashToken(claim), subscriberId, expiresAt: soon() });

  const weeklyEmailId = randomUUID();
  const ownWeekly = `${canary("the address of a linked weekly email", OWNER)}@guides.example`;
  await db.insert(subscribers).values({
    id: weeklyEmailId,
    email: ownWeekly,
    emailKey: ownWeekly,
    city: "Oakland",
    state: "confirmed",
    confirmedAt: new Date(),
    userId: people.owner.id,
  });

  const edition = await makeEdition(db, "paused", canary("an edition's note", ADMIN));
  const run = await makeRun(db, "failed", canary("why a run failed", ADMIN));
  const keptRun = await makeStoredRun(db, {
    prompt: canary("the prompt of a debug run", ADMIN),
    error: canary("why a debug run failed", ADMIN),
    idea: idea(canary("the result of a debug run", ADMIN)),
  });
  const reportOf = (words: string, isSettled = false) =>
    makeReport(db, { restaurantId: place.id, guideId: open.id, words, reporter: reporter(), isSettled });
  const reporter = () => canary("who reported a place", NOBODY, false);
  await reportOf(canary("a reader's report that is settled", ADMIN, false), true);
  const report = await reportOf(canary("a reader's report of a place", ADMIN));
  const theme = await makeTheme(db, {
    theme: canary("a theme", ADMIN),
    rationale: canary("a theme's rationale", ADMIN),
    seasonalContext: canary("a theme's season", ADMIN),
    guideId: hidden.id,
  });
  const discarded = canary("a theme that was skipped", ADMIN, false);
  await db
    .insert(discardedThemes)
    .values({ city: "San Francisco", targetWeek: "2019-01-03", theme: discarded, discardedAt: new Date() });
  await makeGeneration(db, canary("what a generation of themes reports", ADMIN));
  await db.insert(adminActions).values({
    at: new Date(),
    adminName: "mika",
    action: "guide.deleted",
    subjectName: canary("the subject of an administrator's action", ADMIN),
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
      "/embed/guide/[id]": guides,
      "/api/oembed": guides,
      "/api/guides/[id]": guides,
      "/api/guides/[id]/correct": guides.map((guide) =>
        guide.isFor === "anybody" ? { ...guide, isFor: "author" as const } : guide,
      ),
      "/api/guides/[id]/own": guides.map((guide) =>
        guide.isFor === "anybody" ? { ...guide, isFor: "owner" as const } : guide,
      ),
      "/api/guides/[id]/entries/[restaurantId]": guides.map((guide, i) => ({
        ...guide,
        params: { ...guide.params, ...(i === 0 ? openFlag : hiddenFlag) },
      })),
      "/api/guides/runs/[id]": one({ id: keptRun }),
      "/api/reports/[restaurantId]": one(report),
      "/api/email/guides/[id]": guides,
      "/api/restaurants/[id]": one({ id: place.id }),
      "/api/restaurants/imports/[id]": one({ id: importId }, "owner", "the owner's import"),
      "/api/account/sessions/[id]": one({ id: session.id }, "owner", "the owner's session"),
      "/api/account/weekly-emails/[id]": one({ id: weeklyEmailId }, "owner", "the owner's weekly email"),
      "/list/[token]": one({ token: shareToken }),
      "/profile/lists/[id]": one({ id: ownListId }, "owner", "the owner's list"),
      "/api/lists/[id]": one({ id: ownListId, restaurantId: place.id }, "owner", "the owner's list"),
      "/api/editions/[id]": one({ id: edition }),
      "/api/jobs/[id]": one({ id: run }),
      "/api/scheduled-themes/[id]": one({ id: theme }),
      "/dev/outbox/[id]": one({ id: messageId }),
      "/email/link/[claim]": one({ claim }),
      "/api/email/claims/[claim]": one({ claim }),
      "/landing/[greeting]": one({ greeting: "welcome" }),
      "/privacy/[edition]": one({ edition: "current" }),
      "/about/[edition]": one({ edition: "current" }),
      "/feeds/[feed]": one({ feed: "san-francisco.atom" }),
    },
  };
}
