import type { EventEmitter } from "node:events";
import type { Client } from "pg";
import { SINGLE_SESSION } from "../embedded/single-session";

/** A connection of the driver emits what the server reports about itself; its types omit it. */
type Reporting = { connection: EventEmitter };

/** Whether the server has said that all of its connections share one session. Called before the client connects. */
export function announcesSingleSession(client: Client): () => boolean {
  let isAnnounced = false;
  (client as Client & Reporting).connection.on("parameterStatus", ({ parameterName }) => {
    isAnnounced ||= parameterName === SINGLE_SESSION;
  });
  return () => isAnnounced;
}
