import { type ChildProcess, spawn } from "node:child_process";
import { environmentSchema } from "@/lib/core/env";
import { bundleProgram } from "@/lib/testing/bundle-program";

type Printed = { out: string; error: string };
type Ended = Printed & { code: number | null; signal: NodeJS.Signals | null };

let bundled: Promise<string> | undefined;

/** Starts a command as an operator does, with only the given variables set. */
export async function startAdmin(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ child: ChildProcess; printed: Printed; ended: Promise<Ended> }> {
  bundled ??= bundleProgram(new URL("../../admin.ts", import.meta.url));
  const program = await bundled;
  const unset = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ""]));
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...unset, ...env } });
  const printed = { out: "", error: "" };
  child.stdout.on("data", (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed.error += chunk;
  });
  const ended = new Promise<Ended>((resolve) =>
    child.once("close", (code, signal) => resolve({ ...printed, code, signal })),
  );
  return { child, printed, ended };
}

export const runAdmin = async (args: readonly string[], env: Record<string, string>): Promise<Ended> =>
  (await startAdmin(args, env)).ended;
