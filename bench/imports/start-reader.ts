import { fork } from "node:child_process";

export type Waits = { count: number; p50Ms: number; p99Ms: number; maxMs: number };
export type Reader = { take: () => Promise<Waits>; stop: () => Promise<void> };

/** Another process that reads every 20 ms; `take` returns how long these reads waited since its last call. */
export async function startReader(input: { url: string; userId: string }): Promise<Reader> {
  const child = fork("bench/imports/reader.ts", [JSON.stringify(input)], { execArgv: ["--import", "tsx"] });
  const nextMessage = () =>
    new Promise<Waits>((resolve) => child.once("message", (message) => resolve(message as Waits)));
  await nextMessage();
  return {
    take: () => {
      const waits = nextMessage();
      child.send("take");
      return waits;
    },
    stop: async () => {
      const end = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      child.disconnect();
      await end;
    },
  };
}
