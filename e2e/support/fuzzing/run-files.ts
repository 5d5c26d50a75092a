import { rowName } from "@/lib/testing/authorization/match-policy";
import { responseFaults, SLOW_MS } from "./check-response";
import { FUZZ_FILES } from "./fuzz-files";
import type { FuzzServer } from "./fuzz-server";
import { otherClientLatency } from "./other-client-latency";
import { buildRequest, type FuzzTarget } from "./plan";
import { processMemory } from "./process-memory";

const POLL_INTERVAL_MS = 100;
const TRIES = 4;
/** In addition to the file itself, which is in memory while it is read. */
const EXTRA_MB_MAX = 50;
const SMALL_FILE = Buffer.from("name\na\n");

/** Sends each odd file alone, and records the response, its time beyond a small file's, and the server's peak memory. */
export async function runFiles(server: FuzzServer, target: FuzzTarget): Promise<{ lines: string[]; faults: string[] }> {
  const [lines, faults]: [string[], string[]] = [[], []];
  for (const [name, make] of Object.entries(FUZZ_FILES)) {
    const bytes = Buffer.from(make());
    let said = await sendOne(server, target, bytes);
    // Again, since a busy machine is slow at times: a file that is slow to read is slow each time.
    for (let turn = 1; turn < TRIES && said.faults.length > 0; turn++) {
      const { ms } = await server.send(buildRequest(target, {}, [], { bytes: SMALL_FILE }), "owner");
      said = await sendOne(server, target, bytes, ms);
    }
    lines.push(`${rowName(target)} ${name} (${Math.round(bytes.byteLength / 1024)} KB): ${said.line}`);
    faults.push(...said.faults.map((fault) => `${rowName(target)} ${name}: ${fault}`));
    if (!Number.isFinite(await otherClientLatency(server))) {
      faults.push(`${rowName(target)} ${name}: STOPPED THE SERVER`);
      await server.renew();
    }
  }
  return { lines, faults };
}

/** `paceMs` is what a small file takes at this time: the machine's part of the response's time. */
async function sendOne(server: FuzzServer, target: FuzzTarget, bytes: Buffer, paceMs = 0) {
  const before = memory(server);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memory(server));
  }, POLL_INTERVAL_MS);
  const response = await server
    .send(buildRequest(target, {}, [], { bytes }), "owner")
    .finally(() => clearInterval(timer));
  const faults = responseFaults(target, target.method, response);
  const grown = Math.round(Math.max(most, memory(server)) - before);
  if (response.status === 0) faults.push(response.why ?? "unanswered");
  if (response.ms - paceMs > SLOW_MS)
    faults.push(`responded with ${response.status} after ${Math.round(response.ms)} ms`);
  if (grown > EXTRA_MB_MAX + (2 * bytes.byteLength) / 1024 ** 2) faults.push(`took ${grown} MB`);
  return { line: `${response.status || response.why} in ${Math.round(response.ms)} ms, +${grown} MB`, faults };
}

const memory = ({ kumquat }: FuzzServer): number => processMemory(kumquat.process.pid ?? 0).server;
