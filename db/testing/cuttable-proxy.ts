import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A loopback proxy for a database, with which a test cuts connections or pauses their bytes. */
export async function openCuttableProxy(url: string): Promise<CuttableProxy> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHeld = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from
        .on("error", () => {})
        .on("close", () => {
          to.destroy();
          pairs.delete(pair);
        });
      if (!isHeld) from.pipe(to);
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = new URL(url);
  address.hostname = "127.0.0.1";
  address.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const [near, far] of pairs) for (const socket of [near, far]) socket.resetAndDestroy();
  };
  return {
    url: address.href,
    cut,
    pause: () => {
      isHeld = true;
      for (const [near, far] of pairs) for (const socket of [near, far]) socket.unpipe().pause();
    },
    resume: () => {
      if (!isHeld) return;
      isHeld = false;
      for (const [near, far] of pairs) {
        near.pipe(far);
        far.pipe(near);
      }
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

type CuttableProxy = {
  url: string;
  /** Resets every connection, on both sides. */
  cut: () => void;
  /** Nothing passes any more, though connections are accepted. */
  pause: () => void;
  resume: () => void;
  close: () => void;
};
