import { type AddressInfo, createServer } from "node:net";
import type { Attempt } from "./attempt";
import { ProxiedConnection, type Target } from "./proxied-connection";

export type FaultProxy = {
  url: string;
  /** The next statement that begins this attempt is its first, on whichever connection it comes. */
  expect: (attempt: Attempt | null) => void;
  /** How many connections wait for a response. */
  countWaiting: () => number;
  /** Cuts every connection that waits for a response. */
  cutWaiting: () => void;
  close: () => Promise<void>;
};

/** A proxy between clients and a database that passes on everything except where an attempt injects a fault. */
export async function openProxy(
  targetUrl: string,
  { kind, isPooled }: Pick<Target, "kind" | "isPooled">,
): Promise<FaultProxy> {
  const { hostname: host, port } = new URL(targetUrl);
  const target = { host, port: Number(port), kind, isPooled };
  const open = new Set<ProxiedConnection>();
  let expected: Attempt | null = null;
  const waiting = () => [...open].filter((connection) => connection.isWaiting());
  const claim = (sql: string) => {
    if (!expected?.plan.isStart(sql)) return null;
    const attempt = expected;
    expected = null;
    return attempt;
  };
  const server = createServer({ noDelay: true }, (client) => {
    const connection = new ProxiedConnection(client, target, claim);
    open.add(connection);
    client.once("close", () => open.delete(connection));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(targetUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    expect: (attempt) => {
      expected = attempt;
    },
    countWaiting: () => waiting().length,
    cutWaiting: () => {
      for (const connection of waiting()) connection.destroy();
    },
    close: async () => {
      for (const connection of open) connection.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
