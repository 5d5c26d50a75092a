import { parseEnv } from "@/lib/core/env";
import { type Child, type EnvironmentVariables, EXPOSE_GC_ARGS, type Processes } from "./processes";

/** For finishing what is under way, after the time that the server stays for others to take over. */
const STOP_TIMEOUT_MS = 10_000;
/** The C library keeps freed memory for each thread that asked for any; two such stores hold 20 MB less at rest (041). */
const FEW_ARENAS = { MALLOC_ARENA_MAX: "2" };

export type Server = { child: Child; listen: () => Promise<void> };

/** Starts the server's process; it has loaded everything then, and listens when it is told to. */
export async function loadServer(processes: Processes, environment: EnvironmentVariables): Promise<Server> {
  const child = processes.start("The server", "server/main.ts", {
    execArgv: EXPOSE_GC_ARGS,
    environment: { ...FEW_ARENAS, ...environment },
    stopTimeoutMs: STOP_TIMEOUT_MS + parseEnv(environment).DRAIN_SECONDS * 1_000,
  });
  const throwOnError = async () => {
    const message = (await child.nextMessage()) as { error?: string };
    if (!message.error) return;
    child.process.kill("SIGKILL");
    throw new Error(message.error);
  };
  await throwOnError();
  return {
    child,
    listen: async () => {
      child.process.send("listen");
      await throwOnError();
    },
  };
}

/** Starts the server's process and lets it listen. */
export async function startServer(processes: Processes, environment: EnvironmentVariables): Promise<Child> {
  const { child, listen } = await loadServer(processes, environment);
  await listen();
  return child;
}
