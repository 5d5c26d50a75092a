import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Forty times what the load tests hold open. A connection costs some 20 KB until it asks for something, and a file
 * descriptor, of which Node takes all that it may have.
 */
const MOST = 2_000;
/** An office behind one address: a browser opens six connections and keeps one for a stream. */
const MOST_OF_ONE_ADDRESS = 256;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

type Limits = {
  /** With proxies in front all connections come from them: then they count, and we count in all. */
  isBehindProxy: boolean;
  most?: number;
  mostOfOneAddress?: number;
  addressOf?: (socket: Socket) => string;
};

/** Bounds the open connections, in all and of one address, so that nobody takes all of them. Further ones are closed. */
export function limitConnections(
  server: Server,
  { isBehindProxy, most = MOST, mostOfOneAddress = MOST_OF_ONE_ADDRESS, addressOf = remoteAddress }: Limits,
): void {
  server.maxConnections = most;
  if (isBehindProxy) return;
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = addressOf(socket);
    if (LOOPBACK.test(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > mostOfOneAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

const remoteAddress = (socket: Socket) => socket.remoteAddress ?? "unknown";
