import { expect, test } from "vitest";
import { parseEnv } from "@/lib/core/env";
import { findHost } from "@/lib/core/host";
import { checkSetup } from "./check-setup";

const AUTH_SECRET = "s".repeat(32);
const DATABASE_URL = "postgresql://kumquat@db.example/kumquat";
const WHOLE = { AUTH_SECRET, DATABASE_URL, APP_URL: "https://guides.example" };
const INNGEST = { INNGEST_EVENT_KEY: "key", INNGEST_SIGNING_KEY: "signkey-prod-00" };
const OWN = { ...findHost({}), isOwnServer: true };
const NEXT = { ...findHost({}), isOwnServer: false };
const VERCEL = { ...findHost({ VERCEL: "1" }), isOwnServer: false };

test.each([
  ["our server", WHOLE, OWN],
  ["our server with its embedded parts", { AUTH_SECRET, DATA_DIR: "node_modules" }, OWN],
  ["Next behind a proxy, with Inngest", { ...WHOLE, ...INNGEST, TRUST_PROXY: "1" }, NEXT],
  [
    "a sender with an address",
    { ...WHOLE, RESEND_API_KEY: "re_1", EMAIL_FROM: "a@b.example", POSTAL_ADDRESS: "1 Main" },
    OWN,
  ],
])("%s: nothing to say", (_, variables, surroundings) => {
  expect(checkSetup(parseEnv(variables), surroundings)).toEqual({ problems: [], warnings: [] });
});

test.each([
  ["no secret", { DATABASE_URL }, OWN, /^AUTH_SECRET is not set: /],
  ["no database under Next's own server", { AUTH_SECRET }, NEXT, /^DATABASE_URL is not set: only `npm start` /],
  ["no database where there is no disk", { AUTH_SECRET }, VERCEL, /^DATABASE_URL is not set: there is no disk /],
  [
    "the embedded one for many",
    { AUTH_SECRET },
    { ...OWN, isOneOfSeveral: true },
    /^DATABASE_URL .* serves one process/,
  ],
  [
    "a folder below a file",
    { AUTH_SECRET, DATA_DIR: "package.json/x" },
    OWN,
    /cannot be written \(ENOTDIR\)\. Set DATA_DIR /,
  ],
  ["no worker", WHOLE, NEXT, /no background work.*`npm run worker`/],
  ["no worker where none can be", WHOLE, VERCEL, /no background work.*: set INNGEST_EVENT_KEY\.$/],
  ["nobody to say who asks", WHOLE, NEXT, /^TRUST_PROXY is not set: .* share each limit/],
  ["another platform's header", { ...WHOLE, TRUST_PROXY: "fly" }, OWN, /^TRUST_PROXY is fly, and this isn't fly: /],
  [
    "a platform without an address",
    { AUTH_SECRET, DATABASE_URL, TRUST_PROXY: "vercel" },
    VERCEL,
    /^APP_URL is not set: /,
  ],
  ["a cache of another's", WHOLE, VERCEL, /^Vercel keeps pages /],
  [
    "a model's server without a key",
    { ...WHOLE, OPENAI_BASE_URL: "http://localhost:1234/v1" },
    OWN,
    /^OPENAI_BASE_URL is /,
  ],
])("%s: a sentence", (_, variables, surroundings, sentence) => {
  const { problems, warnings } = checkSetup(parseEnv(variables), surroundings);
  const said = [...problems, ...warnings];
  expect(said.filter((each) => sentence.test(each))).toHaveLength(1);
  for (const each of said) expect(each).toMatch(/^\S.*[.\w]$/);
});

test("what runs the process is told by its variables", () => {
  expect(findHost({})).toEqual({ platform: null, isServerless: false, isOneOfSeveral: false });
  expect(findHost({ FLY_APP_NAME: "kumquat" }).platform).toBe("fly");
  expect(findHost({ VERCEL: "1" })).toMatchObject({ platform: "vercel", isServerless: true });
  expect(findHost({ NODE_APP_INSTANCE: "1" }).isOneOfSeveral).toBe(true);
});
