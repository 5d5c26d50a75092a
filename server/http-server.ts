import { createServer, type Server } from "node:http";

/** How long a client may take to send its headers, and then its whole request. Answers may take as long as they like. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 60_000;
/** Longer than common load balancers keep their side open, so that they never meet a connection just closed. */
const KEEP_ALIVE_MS = 72_000;

export function createHttpServer(): Server {
  return createServer({
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 5_000,
  });
}

/** On every address of the machine, of both families where it has both. */
export function isListening(server: Server, port: number): Promise<void> {
  return new Promise((listening, failed) => {
    server.once("error", failed).listen(port, () => listening());
  });
}
