import { createServer, type Server } from "node:http";
import { limitConnections } from "./limit-connections.ts";

/** How long a client may take to send its headers, and then its whole request. Answers may take as long as they like. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 60_000;
/** Longer than common load balancers keep their side open, so that they never meet a connection just closed. */
const KEEP_ALIVE_MS = 72_000;
/** How long an answer may lie there without its reader taking a byte of it. */
const UNREAD_MS = 120_000;

type Options = { isDev: boolean; isBehindProxy: boolean; unreadMs?: number };

export function createHttpServer({ isDev, isBehindProxy, unreadMs = UNREAD_MS }: Options): Server {
  const server = createServer({
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 5_000,
    /* We say it ourselves, with a sentence (refuse-unreadable.ts). */
    requireHostHeader: false,
    /* Whoever asks for another protocol is answered in this one; only the development server has a socket to offer. */
    shouldUpgradeCallback: ({ headers }) => isDev && headers.upgrade?.toLowerCase() === "websocket",
  });
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.setTimeout(unreadMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
  limitConnections(server, { isBehindProxy });
  return server;
}

/** On every address of the machine, of both families where it has both. */
export function isListening(server: Server, port: number): Promise<void> {
  return new Promise((listening, failed) => {
    server.once("error", failed).listen(port, () => listening());
  });
}
