import { connect } from "node:net";
import type { ClientBase } from "pg";

const CANCEL_REQUEST = 80877102;
const SOCKET_TIMEOUT_MS = 5_000;

/** Connection fields that the driver has but its types omit. */
type Backend = { host?: string; port?: number; processID?: number | null; secretKey?: number | null };

/**
 * Asks the server to cancel a connection's statement, as libpq does: over a separate socket, which the other side
 * closes. PgBouncer drops a request whose socket ends before it has passed it on. Does not wait.
 */
export function cancelStatement(client: ClientBase): void {
  const { host, port, processID, secretKey } = client as Backend;
  if (!host || !port || typeof processID !== "number" || typeof secretKey !== "number") return;
  const message = Buffer.alloc(16);
  message.writeInt32BE(message.length, 0);
  message.writeInt32BE(CANCEL_REQUEST, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  const socket = connect({ host, port });
  socket.setTimeout(SOCKET_TIMEOUT_MS, () => socket.destroy());
  socket.on("error", () => socket.destroy());
  socket.resume().write(message);
}
