import { type ChildProcess, spawn } from "node:child_process";
import { environmentSchema } from "@/lib/core/env";
import { bundleProgram } from "@/lib/testing/bundle-program";

type Ended = { code: number | null; signal: NodeJS.Signals | null; out: string; error: string };

let bundled: Promise<string> | undefined;

/** Starts a command as an operator does, with only the given variables set. */
export async function startAdmin(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ child: ChildProcess; ended: Promise<Ended> }> {
  bundled ??= bundleProgram(new URL("../../admin.ts", import.meta.url));
  const program = await bundled;
  const unset = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ""]));
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...unset, ...env } });
  const ended = new Promise<Ended>((resolve) => {
    let [out, error] = ["", ""];
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    child.stderr.on("data", (chunk) => {
      error += chunk;
    });
    child.once("close", (code, signal) => resolve({ code, signal, out, error }));
  });
  return { child, ended };
}

export const runAdmin = async (args: readonly string[], env: Record<string, string>): Promise<Ended> =>
  (await startAdmin(args, env)).ended;
