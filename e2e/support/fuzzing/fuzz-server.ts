import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { type Database, openDatabase } from "@/db/client";
import { urlFile } from "@/db/embedded/data-folder";
import { subscribers } from "@/db/schema";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { makeSubject } from "@/lib/testing/authorization/create-subjects";
import { createFixtures, type Fixtures } from "@/lib/testing/authorization/fixtures";
import type { PolicyRow } from "@/lib/testing/authorization/match-policy";
import { subjectsFor } from "@/lib/testing/authorization/matrix";
import { makePeople, type People, type Role, tokenFor } from "@/lib/testing/authorization/roles";
import { type Kumquat, startKumquat } from "../kumquat";
import type { Params } from "./plan";
import { createSender, type FuzzRequest, type FuzzResponse } from "./send";

export type Caller = Extract<Role, "visitor" | "owner" | "admin">;
type FuzzServerState = {
  kumquat: Kumquat;
  db: Database;
  people: People;
  world: Fixtures;
  secret: string;
  tokens: Map<Caller, string>;
  known: Params;
  send: (sent: FuzzRequest) => Promise<FuzzResponse>;
  done: () => Promise<void>;
};

/** Webhooks are only accepted with a secret; no message is sent to a provider. */
const ENV = {
  APP_URL: "http://guides.example",
  RESEND_WEBHOOK_SECRET: "whsec_c291cCBmb3IgZXZlcnlib2R5IGhlcmU=",
  BOUNCE_WEBHOOK_TOKEN: "soup-for-everybody-in-here",
};
const CONCURRENCY = 4;

export type FuzzServer = {
  readonly kumquat: Kumquat;
  send: (sent: FuzzRequest, who: Caller) => Promise<FuzzResponse>;
  /** A request's parameters: an existing row's, or, for a write, a new row's. */
  paramsFor: (row: PolicyRow, who: Caller) => Promise<Params>;
  /** Replaces a server that was stopped. */
  renew: () => Promise<void>;
  close: () => Promise<void>;
};

/** The built product with its own folder, where anything may be lost. */
export async function openFuzzServer(): Promise<FuzzServer> {
  let state = await start();
  return {
    get kumquat() {
      return state.kumquat;
    },
    send: (sent, who) => sendAs(state, sent, who),
    paramsFor: (row, who) => paramsFor(state, row, who),
    renew: async () => {
      await state.done();
      state = await start();
    },
    close: () => state.done(),
  };
}

async function start(): Promise<FuzzServerState> {
  const kumquat = await startKumquat({ env: ENV });
  const secret = readFileSync(join(kumquat.dataDir, "auth-secret"), "utf8").trim();
  const { db, close } = openDatabase(readFileSync(urlFile(kumquat.dataDir), "utf8").trim(), { max: 2 });
  const people = await makePeople(db);
  const world = await createFixtures(db, people);
  const tokens = new Map<Caller, string>();
  for (const who of ["owner", "admin"] as const) tokens.set(who, (await tokenFor(db, people, who, secret)) ?? "");
  const known = await publicParams(db, world);
  const { send, close: hangUp } = createSender(kumquat.url, CONCURRENCY);
  const done = async () => {
    hangUp();
    await close().catch(() => {});
    // A server that is stuck does not stop on request.
    setTimeout(() => kumquat.process.kill("SIGKILL"), 15_000).unref();
    await kumquat.stop();
  };
  return { kumquat, db, people, world, secret, tokens, known, send, done };
}

/** By bearer and cookie; the request's own headers win. Signing in or out ends the session it uses. */
async function sendAs(
  { db, people, secret, tokens, kumquat, send }: FuzzServerState,
  sent: FuzzRequest,
  who: Caller,
): Promise<FuzzResponse> {
  const isEnding = sent.path.startsWith("/api/auth/") && sent.method === "POST";
  const token = isEnding ? await tokenFor(db, people, who, secret) : tokens.get(who);
  const headerNames = sent.headers.filter((_, i) => i % 2 === 0);
  const headers = ["host", new URL(kumquat.url).host];
  if (token && !headerNames.includes("authorization")) headers.push("authorization", `Bearer ${token}`);
  if (token && !headerNames.includes("cookie")) headers.push("cookie", `${SESSION_COOKIE}=${token}`);
  return send({ ...sent, headers: [...headers, ...sent.headers] });
}

async function paramsFor({ db, world, known }: FuzzServerState, row: PolicyRow, who: Caller): Promise<Params> {
  const isWrite = row.method !== "GET" && row.level === "administrators" && row.path.includes("[");
  if (isWrite) return { ...known, ...(await makeSubject(db, row.path)) };
  const subjects = subjectsFor(row, world);
  const theirs = subjects.find(({ isFor }) => isFor === who) ?? subjects.find(({ isFor }) => isFor === "anybody");
  return { ...known, ...(theirs ?? subjects[0])?.params };
}

/** What links and bodies name: an existing guide and place, and a subscriber by their token. */
async function publicParams(db: Database, world: Fixtures): Promise<Params> {
  const [open] = world.subjects["/guide/[id]"] ?? [];
  const token = randomUUID();
  const [subscriber] = await db.select({ id: subscribers.id }).from(subscribers).limit(1);
  const tokens = { unsubscribeToken: token, preferenceToken: token };
  await db
    .update(subscribers)
    .set(tokens)
    .where(eq(subscribers.id, subscriber?.id ?? ""));
  const { id: guideId = "", restaurantId = "" } = open?.params ?? {};
  return { guideId, originGuideId: guideId, restaurantId, token, status: "LOVE" };
}
