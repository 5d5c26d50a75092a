import type { Processes, Variables } from "./processes";

type Server = {
  /** Everything is loaded; nothing is served yet. */
  isReady: Promise<void>;
  listen: () => Promise<void>;
};

/** Starts the server beside the preparation of the database, and lets it listen once both are done. */
export function startServer(processes: Processes, environment: Variables): Server {
  const server = processes.start("The server", "server/main.ts", { execArgv: [], environment, patienceMs: 10_000 });
  const expect = async () => {
    const told = (await server.nextMessage()) as { error?: string };
    if (told.error) throw new Error(told.error);
  };
  return {
    isReady: expect(),
    listen: async () => {
      server.process.send("listen");
      await expect();
    },
  };
}
