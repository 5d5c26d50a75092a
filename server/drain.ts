import type { Server } from "node:http";
import { setDraining } from "../lib/http/draining.ts";

type Options = {
  /** What must be over before the socket closes: durable work, which calls this server, and the time to be passed over. */
  until: Promise<unknown>;
  /** How long requests under way may then take. */
  finishMs: number;
};

/**
 * Stops a server so that no request is lost: /readyz fails at once, connections are used once more at most, the socket
 * goes on accepting for a while and then closes, and what is under way ends.
 */
export async function drain(server: Server, { until, finishMs }: Options): Promise<void> {
  setDraining(true);
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive = false;
  });
  await until;
  // Right after everything that waited was accepted: a socket that closes resets what still waits.
  await new Promise<void>((accepted) => setImmediate(accepted));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose last request ends only now would be kept alive.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), finishMs);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
