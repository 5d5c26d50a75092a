import { type AddressInfo, createServer, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { Connection, type Shared } from "./connection";
import { gatewayUrl } from "./gateway-url";
import { Session } from "./session";
import { Turns } from "./turns";

type Options = {
  database: PGlite;
  password: string;
  /** 0, the default, lets the system choose one. */
  port?: number;
  idleInTransactionMs?: number;
  handshakeMs?: number;
  /** Told once when the database fails under a connection: nothing it says can be trusted from then on. */
  onFailure?: (error: unknown) => void;
};

export type Gateway = { url: string; close: () => Promise<void> };

/** Lets ordinary PostgreSQL clients share one embedded database over loopback, each seeing a session of its own. */
export async function openGateway({ database, password, port = 0, ...options }: Options): Promise<Gateway> {
  const { idleInTransactionMs = 15_000, handshakeMs = 10_000 } = options;
  const session = await Session.open(database);
  const shared: Shared = { session, turns: new Turns(), password, idleInTransactionMs, handshakeMs };
  const open = new Map<Socket, Promise<void>>();
  let count = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    socket.on("error", () => socket.destroy());
    const served = new Connection(socket, ++count, shared)
      .serve()
      .catch((error: unknown) => options.onFailure?.(error))
      .finally(() => open.delete(socket));
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
      await Promise.all(open.values());
    },
  };
}
