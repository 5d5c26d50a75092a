import { timingSafeEqual } from "node:crypto";
import type { Socket } from "node:net";
import type { ClientConnection, GatewayState } from "./connection";
import { SINGLE_SESSION } from "./single-session";
import * as wire from "./wire";
import { ProtocolError, type WireReader } from "./wire-reader";

const PASSWORD_MAX_BYTES = 1_000;

/** Signs in a client that knows the password. Returns false after reporting an error to any other. */
export async function performHandshake(
  socket: Socket,
  reader: WireReader,
  { id, secret }: Pick<ClientConnection, "id" | "secret">,
  { session, password, cancel }: Pick<GatewayState, "session" | "password" | "cancel">,
): Promise<boolean> {
  const startup = await readStartup(socket, reader, cancel);
  if (!startup) return false;
  const database = startup.get("database") ?? startup.get("user");
  // The socket is loopback, so the password may travel unencrypted.
  socket.write(wire.frame("R", wire.int32(3)));
  const reply = await reader.message(PASSWORD_MAX_BYTES);
  if (!reply) return false;
  if (reply.type !== "p" || !isEqual(reply.bytes.toString("utf8", 5, reply.bytes.length - 1), password)) {
    socket.write(wire.fatal("28P01", `password authentication failed for user "${startup.get("user") ?? ""}"`));
    return false;
  }
  if (database !== "postgres") {
    socket.write(wire.fatal("3D000", `database "${database ?? ""}" does not exist`));
    return false;
  }
  const parameters = [...session.parameters, [SINGLE_SESSION, "on"] as const].map(([name, value]) =>
    wire.frame("S", wire.cstring(name), wire.cstring(value)),
  );
  const key = wire.frame("K", wire.int32(id), wire.int32(secret));
  socket.write(Buffer.concat([wire.frame("R", wire.int32(0)), ...parameters, key, wire.readyForQuery("I")]));
  return true;
}

async function readStartup(
  socket: Socket,
  reader: WireReader,
  cancel: GatewayState["cancel"],
): Promise<Map<string, string> | null> {
  for (let refused = 0; refused < 3; refused++) {
    const packet = await reader.startupPacket();
    if (!packet) return null;
    if (packet.code === wire.CANCEL_REQUEST) {
      if (packet.body.length === 8) cancel(packet.body.readInt32BE(0), packet.body.readInt32BE(4));
      return null;
    }
    if (packet.code === wire.SSL_REQUEST || packet.code === wire.GSS_REQUEST) {
      socket.write("N");
      continue;
    }
    if (packet.code >> 16 !== wire.PROTOCOL_3) throw new ProtocolError("unsupported frontend protocol");
    return wire.startupParameters(packet.body);
  }
  return null;
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
