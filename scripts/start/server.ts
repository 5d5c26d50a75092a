import type { Processes, Variables } from "./processes";

export type Server = { listen: () => Promise<void> };

/** Starts the server's process; it has loaded everything then, and listens when it is told to. */
export async function loadServer(processes: Processes, environment: Variables): Promise<Server> {
  const server = processes.start("The server", "server/main.ts", { execArgv: [], environment, patienceMs: 10_000 });
  const hear = async () => {
    const told = (await server.nextMessage()) as { error?: string };
    if (told.error) throw new Error(told.error);
  };
  await hear();
  return {
    listen: async () => {
      server.process.send("listen");
      await hear();
    },
  };
}
