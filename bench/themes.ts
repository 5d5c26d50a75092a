import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeOpenAi, longestChain, startFakeOpenAi } from "@/lib/testing/fakes/openai";
import { type Kumquat, startKumquat } from "../e2e/support/kumquat";
import { generateThemes, signIn } from "./themes/generate-themes";

const PORT = 4410;
const CALL_MS = 400;
const YEAR = 52;
const WARM_UP = 6;
const HOUSE_MS = 5_000;
const CHAIN_RATIO = 1.2;
const ADMIN = { ADMIN_USERNAME: "bench-admin", ADMIN_PASSWORD: "a password for the bench" };

/** How long a running production server takes for a year of themes: by the house curator, and with a slow model. */
export async function run(): Promise<boolean> {
  const fake = await startFakeOpenAi();
  const model = { OPENAI_API_KEY: "stand-in", OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "stand-in" };
  try {
    const isHouseFast = await withServer({}, byHouse);
    const isModelFast = await withServer(model, (kumquat) => byModel(kumquat, fake));
    return isHouseFast && isModelFast;
  } finally {
    await fake.close();
  }
}

/** Each on a separate database, as after a first start. */
async function withServer<T>(env: Record<string, string>, work: (kumquat: Kumquat) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), "kumquat-bench-"));
  const kumquat = await startKumquat({ port: PORT, dataDir, env: { ...ADMIN, ...env } });
  try {
    return await work(kumquat);
  } finally {
    await kumquat.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function byHouse({ url }: Kumquat): Promise<boolean> {
  const { ms, firstMs, saved } = await generateThemes(url, await signIn(url, ADMIN), YEAR);
  console.log(`  ${saved} themes saved, the first after ${Math.round(firstMs)} ms`);
  return report("52 weeks by the house curator", ms, HOUSE_MS, "ms") && saved === YEAR;
}

async function byModel({ url }: Kumquat, fake: FakeOpenAi): Promise<boolean> {
  fake.behave = () => ({ delayMs: CALL_MS });
  const token = await signIn(url, ADMIN);
  // A server's first calls to a model load the code for them.
  await generateThemes(url, token, WARM_UP);
  fake.calls.length = 0;
  const { ms, saved } = await generateThemes(url, token, WARM_UP + YEAR);
  const chain = longestChain(fake.calls);
  console.log(`  ${saved} themes saved in ${Math.round(ms)} ms by ${fake.calls.length} calls of ${CALL_MS} ms`);
  console.log(`  at most ${atOnce(fake.calls)} calls at once; ${chain} of them in the longest chain`);
  return report("52 weeks by a model, over the longest chain of calls", ms / (CALL_MS * chain), CHAIN_RATIO, "x");
}

function atOnce(calls: FakeOpenAi["calls"]): number {
  const isUnderWay = (time: number) =>
    calls.filter((call) => call.startedAt <= time && time < (call.endedAt ?? time)).length;
  return Math.max(...calls.map(({ startedAt }) => isUnderWay(startedAt)));
}

function report(what: string, value: number, target: number, unit: string): boolean {
  const isMet = value <= target;
  const digits = unit === "x" ? 3 : 0;
  console.log(`${isMet ? "ok  " : "MISS"} ${what}: ${value.toFixed(digits)} ${unit}, at most ${target} ${unit}`);
  return isMet;
}
