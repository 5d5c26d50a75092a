import { nameOfRow } from "../authorisation/rows";
import type { FuzzServer } from "./fuzz-server";
import { faultsOf, SLOW_MS } from "./judge";
import { ODD_FILES } from "./odd-files";
import { requestOf, type Target } from "./plan";
import { memoryOf } from "./processes";
import { waitOfOthers } from "./wait-of-others";

const LOOK_MS = 100;
/** Beside the file itself, which is held while it is read. */
const MORE_MB = 50;

/** Sends each odd file alone, and tells what it took: the answer, the time, and the server's memory at its most. */
export async function runFiles(server: FuzzServer, target: Target): Promise<{ lines: string[]; faults: string[] }> {
  const [lines, faults]: [string[], string[]] = [[], []];
  for (const [name, make] of Object.entries(ODD_FILES)) {
    const bytes = Buffer.from(make());
    const first = await sendOne(server, target, bytes);
    // Once more, since a busy machine is slow once.
    const said = first.faults.length === 0 ? first : await sendOne(server, target, bytes);
    lines.push(`${nameOfRow(target)} ${name} (${Math.round(bytes.byteLength / 1024)} KB): ${said.line}`);
    faults.push(...said.faults.map((fault) => `${nameOfRow(target)} ${name}: ${fault}`));
    if (!Number.isFinite(await waitOfOthers(server))) {
      faults.push(`${nameOfRow(target)} ${name}: STOPPED THE SERVER`);
      await server.renew();
    }
  }
  return { lines, faults };
}

async function sendOne(server: FuzzServer, target: Target, bytes: Buffer) {
  const before = memory(server);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memory(server));
  }, LOOK_MS);
  const heard = await server.send(requestOf(target, {}, [], { bytes }), "owner").finally(() => clearInterval(timer));
  const faults = faultsOf(target, target.method, heard);
  const grown = Math.round(Math.max(most, memory(server)) - before);
  if (heard.status === 0) faults.push(heard.why ?? "unanswered");
  if (heard.ms > SLOW_MS) faults.push(`answered ${heard.status} after ${Math.round(heard.ms)} ms`);
  if (grown > MORE_MB + (2 * bytes.byteLength) / 1024 ** 2) faults.push(`took ${grown} MB`);
  return { line: `${heard.status || heard.why} in ${Math.round(heard.ms)} ms, +${grown} MB`, faults };
}

const memory = ({ kumquat }: FuzzServer): number => memoryOf(kumquat.process.pid ?? 0).server;
