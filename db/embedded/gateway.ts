import { randomBytes } from "node:crypto";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { ClientConnection, type GatewayState } from "./connection";
import { gatewayUrl } from "./gateway-url";
import { Session } from "./session";
import { SessionLock } from "./session-lock";
import type { SilenceLimits } from "./silence-timeout";
import { Watchdog } from "./watchdog";

type Options = {
  database: PGlite;
  password: string;
  /** 0, the default, lets the system choose one. */
  port?: number;
  silence?: SilenceLimits;
  handshakeMs?: number;
  /** How long one statement may take before this process is ended with a line on stderr; without limit by default. */
  statementMs?: number;
  /** Called once when the database fails under a connection: none of its output can be trusted from then on. */
  onFailure?: (error: unknown) => void;
};

export type Gateway = { url: string; close: () => Promise<void> };

/** Lets ordinary PostgreSQL clients share one embedded database over loopback, as if each had its own session. */
export async function openGateway({ database, password, port = 0, ...options }: Options): Promise<Gateway> {
  const { silence = { alone: 15_000, othersWait: 1_000 }, handshakeMs = 10_000, statementMs } = options;
  const watchdog = statementMs === undefined ? null : new Watchdog(statementMs);
  const session = await Session.open(database, watchdog);
  const turns = new SessionLock<ClientConnection>((owner) => owner.shortenSilence());
  const connections = new Map<number, ClientConnection>();
  const cancel = (id: number, secret: number) => {
    const connection = connections.get(id);
    if (connection?.secret === secret) connection.cancel();
  };
  const shared: GatewayState = { session, lock: turns, password, silenceLimits: silence, handshakeMs, cancel };
  const open = new Map<Socket, Promise<void>>();
  let hasFailed = false;
  let count = 0;

  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    // A failed connection keeps the turn: nobody is served by a session in an unknown state.
    server.close();
    for (const socket of open.keys()) socket.destroy();
    options.onFailure?.(error);
  };
  const server = createServer({ noDelay: true }, (socket) => {
    socket.on("error", () => socket.destroy());
    const connection = new ClientConnection(socket, ++count, randomBytes(4).readInt32BE(), shared);
    connections.set(connection.id, connection);
    const served = connection
      .serve()
      .catch(fail)
      .finally(() => {
        connections.delete(connection.id);
        open.delete(socket);
      });
    open.set(socket, served);
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, "127.0.0.1", listening);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: gatewayUrl(password, chosen),
    close: async () => {
      server.close();
      for (const socket of open.keys()) socket.destroy();
      if (!hasFailed) await Promise.all(open.values());
      await watchdog?.stop();
    },
  };
}
