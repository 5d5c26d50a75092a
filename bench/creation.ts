import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeOpenAi, longestChain, startFakeOpenAi } from "@/lib/testing/fakes/openai";
import { type Kumquat, startKumquat } from "../e2e/support/kumquat";
import { PROMPTS } from "./creation/prompts";
import { register, spark } from "./creation/spark";

const PORT = 4410;
const ROUNDS = 3;
const CALL_MS = 400;
const MODEL_PROMPTS = 6;
const FIRST_PROGRESS_MS = 50;
const COMPLETE_MS = 300;
const CHAIN_RATIO = 1.15;

/** How fast a running production server makes guides over HTTP: with the house curator, and with a slow model. */
export async function run(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), "kumquat-bench-"));
  const fake = await startFakeOpenAi();
  const model = { OPENAI_API_KEY: "stand-in", OPENAI_BASE_URL: fake.url, OPENAI_MODEL: "stand-in" };
  try {
    const isHouseFast = await withServer({ dataDir }, byHouse);
    const isModelFast = await withServer({ dataDir, env: model }, (kumquat) => byModel(kumquat, fake));
    return isHouseFast && isModelFast;
  } finally {
    await fake.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withServer<T>(
  options: { dataDir: string; env?: Record<string, string> },
  work: (kumquat: Kumquat) => T,
) {
  const kumquat = await startKumquat({ port: PORT, ...options });
  try {
    return await work(kumquat);
  } finally {
    await kumquat.stop();
  }
}

async function byHouse({ url }: Kumquat): Promise<boolean> {
  const token = await register(url);
  for (const [city, prompt] of PROMPTS) await spark(url, token, city, prompt);
  const sparked = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [city, prompt] of PROMPTS) sparked.push(await spark(url, token, city, prompt));
  }
  const first = median(sparked.map(({ firstProgressMs }) => firstProgressMs));
  const complete = median(sparked.map(({ completeMs }) => completeMs));
  return [
    report("first progress event after the POST, house curator", first, FIRST_PROGRESS_MS, "ms"),
    report("complete guide, house curator", complete, COMPLETE_MS, "ms"),
  ].every(Boolean);
}

async function byModel({ url }: Kumquat, fake: FakeOpenAi): Promise<boolean> {
  fake.behave = () => ({ delayMs: CALL_MS });
  const token = await register(url);
  const ratios: number[] = [];
  const chains: number[] = [];
  for (const [city, prompt] of PROMPTS.slice(0, MODEL_PROMPTS)) {
    fake.calls.length = 0;
    const { completeMs } = await spark(url, token, city, prompt);
    const chain = longestChain(fake.calls);
    chains.push(chain);
    ratios.push(completeMs / (CALL_MS * chain));
  }
  console.log(`  dependent calls of ${CALL_MS} ms in each guide's longest chain: ${chains.join(", ")}`);
  return report("complete guide by a model, over its longest chain of calls", median(ratios), CHAIN_RATIO, "x");
}

function report(what: string, value: number, target: number, unit: string): boolean {
  const isMet = value <= target;
  const digits = unit === "x" ? 3 : 0;
  console.log(`${isMet ? "ok  " : "MISS"} ${what}: median ${value.toFixed(digits)} ${unit}, at most ${target} ${unit}`);
  return isMet;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}
