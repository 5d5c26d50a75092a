import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { longestChain, startStandIn } from "../e2e/stand-ins/openai";
import { type Server, startProduction } from "./creation/production-server";
import { register, spark } from "./creation/spark";
import { WISHES } from "./creation/wishes";

const PORT = 4410;
const ROUNDS = 3;
const CALL_MS = 400;
const MODEL_WISHES = 5;

/** How fast guides are made over HTTP by a running production server, by the house curator and with a slow model. */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "kumquat-bench-"));
  try {
    await withServer(dataDir, {}, house);
    const standIn = await startStandIn();
    const env = { OPENAI_API_KEY: "stand-in", OPENAI_BASE_URL: standIn.url, OPENAI_MODEL: "stand-in" };
    await withServer(dataDir, env, async ({ url }) => {
      standIn.behave = () => ({ delayMs: CALL_MS });
      const token = await register(url);
      const ratios: number[] = [];
      const chains: number[] = [];
      for (const [city, prompt] of WISHES.slice(0, MODEL_WISHES)) {
        standIn.calls.length = 0;
        const { completeMs } = await spark(url, token, city, prompt);
        const chain = longestChain(standIn.calls);
        chains.push(chain);
        ratios.push(completeMs / (CALL_MS * chain));
      }
      const chain = `chains of ${[...new Set(chains)].join(", ")} calls`;
      report(`guide by a model at ${CALL_MS} ms a call, over its longest chain (${chain})`, median(ratios), 1.15, "x");
    }).finally(standIn.close);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withServer(dataDir: string, env: Record<string, string>, work: (server: Server) => Promise<void>) {
  const server = await startProduction(PORT, dataDir, env);
  await work(server).finally(server.stop);
}

async function house({ url }: Server): Promise<void> {
  const token = await register(url);
  for (const [city, prompt] of WISHES) await spark(url, token, city, prompt);
  const sparked = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [city, prompt] of WISHES) sparked.push(await spark(url, token, city, prompt));
  }
  report("first progress event after the POST, house curator", median(sparked.map((s) => s.firstProgressMs)), 50, "ms");
  report("complete guide, house curator", median(sparked.map((s) => s.completeMs)), 300, "ms");
}

function report(what: string, value: number, target: number, unit: string): void {
  const isMet = value <= target;
  if (!isMet) process.exitCode = 1;
  const shown = unit === "x" ? value.toFixed(3) : value.toFixed(0);
  console.log(`${isMet ? "ok  " : "MISS"} ${what}: median ${shown} ${unit}, target at most ${target} ${unit}`);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 === 1 ? at : at - 1], sorted[at]];
  return (low + high) / 2;
}
