import { AsyncLocalStorage } from "node:async_hooks";

/** What our server saw of the connection that a request came by. */
export type Connection = {
  address: string;
  /** From this machine, under a loopback host name, through no proxy. */
  isLoopback: boolean;
};

/** The server and Next's bundles load this file separately and meet here. A header could be written by anybody. */
const shared = globalThis as typeof globalThis & {
  kumquatConnections?: AsyncLocalStorage<Connection>;
  kumquatServer?: true;
};
shared.kumquatConnections ??= new AsyncLocalStorage();

/** Empty where another server than ours runs the application: then nothing is known of the connection. */
export const connections: AsyncLocalStorage<Connection> = shared.kumquatConnections;

/** Called by our server, before Next loads the application. */
export function declareOwnServer(): void {
  shared.kumquatServer = true;
}

/** Whether our server runs the application: it knows the connections, starts the work, and has the last word on headers. */
export const isBehindOwnServer = (): boolean => shared.kumquatServer === true;
