import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** What a mail server does with a message instead of taking it; "data" is the whole message, up to its final dot. */
export type SmtpFault =
  | "greylisted"
  | "closing"
  | "no-mailbox"
  | "policy"
  | "relay-denied"
  | "dropped-before-data"
  | "deferred-after-data"
  | "rejected-after-data"
  | "dropped-after-data"
  | "silent-after-data";

type Delivery = { to: string; from: string; messageId: string; raw: string; isEncrypted: boolean };
export type SmtpBehavior = { fault?: SmtpFault | undefined; lateMs?: number };
type Options = {
  /** By the recipient and how often this one has been tried, from 1. */
  behave?: (to: string, attempt: number) => SmtpBehavior;
  login?: { user: string; password: string };
  tls?: "implicit" | "starttls" | "none";
  /** In PEM; the library's own, which nobody vouches for, if none is given. */
  certificate?: { key: string; cert: string };
};

const REPLIES: Partial<Record<SmtpFault, [number, string]>> = {
  greylisted: [450, "4.2.0 Greylisted, try again"],
  closing: [421, "4.3.2 Closing this connection"],
  "no-mailbox": [550, "5.1.1 No such user here"],
  policy: [550, "5.7.1 Refused by our policy"],
  "relay-denied": [554, "5.7.1 Relay access denied"],
  "deferred-after-data": [451, "4.3.0 Try again later"],
  "rejected-after-data": [554, "5.6.0 We do not like this content"],
};

/** A mail server on a loopback port: it keeps what it took, whether or not it could say so. */
export async function startFakeSmtp({ behave = () => ({}), login, tls = "none", certificate }: Options = {}) {
  const deliveries: Delivery[] = [];
  const attempts = new Map<string, number>();
  const sockets = new Map<number | undefined, Socket>();
  const fake = { behave, connections: 0 };
  const behaviorOf = (to: string) => fake.behave(to, attempts.get(to) ?? 1);
  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.resetAndDestroy();

  const server = new SMTPServer({
    secure: tls === "implicit",
    ...certificate,
    disabledCommands: [...(tls === "starttls" ? [] : ["STARTTLS"]), ...(login ? [] : ["AUTH"])],
    authOptional: !login,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username, password }, _, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(refusal(535, "5.7.8 Wrong name or password")),
    onRcptTo({ address }, session, done) {
      attempts.set(address, (attempts.get(address) ?? 0) + 1);
      const { fault } = behaviorOf(address);
      if (fault === "dropped-before-data") return drop(session);
      const reply = fault?.endsWith("after-data") ? undefined : fault && REPLIES[fault];
      return done(reply && refusal(...reply));
    },
    async onData(stream, session, done) {
      const raw = await text(stream).catch(() => null);
      // Its sender has died in the middle.
      if (raw === null) return;
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo[0]?.address ?? "";
      const { fault, lateMs = 0 } = behaviorOf(to);
      const reply = fault && REPLIES[fault];
      if (!reply) {
        const messageId = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? "";
        deliveries.push({ to, from: mailFrom ? mailFrom.address : "", messageId, raw, isEncrypted: session.secure });
      }
      await wait(lateMs);
      if (fault === "dropped-after-data") return drop(session);
      if (fault === "silent-after-data") return;
      done(reply && refusal(...reply));
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    fake.connections += 1;
    sockets.set(socket.remotePort, socket);
    socket.once("close", () => sockets.delete(socket.remotePort));
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(fake, {
    port,
    deliveries,
    attempts,
    /** Every address that was written to more than once. */
    duplicates: () => deliveries.map(({ to }) => to).filter((to, i, all) => all.indexOf(to) !== i),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}

export type FakeSmtp = Awaited<ReturnType<typeof startFakeSmtp>>;

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });
