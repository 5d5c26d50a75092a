import { fork } from "node:child_process";
import type { SenderInput, Sent } from "./sender";

/** Sends an edition from a separate process, so that its memory can be measured. */
export function runSender(input: SenderInput): Promise<Sent> {
  const execArgv = ["--import", "tsx", ...(input.isWeighed ? ["--expose-gc"] : [])];
  const child = fork("bench/send/sender.ts", [JSON.stringify(input)], { execArgv });
  return new Promise((resolve, reject) => {
    child.once("message", (sent) => resolve(sent as Sent));
    child.once("exit", (code) => reject(new Error(`The sender exited with ${code} without a message.`)));
  });
}
