import { expect, test } from "@playwright/test";
import { openRawConnection, type RawConnection, statusCodes } from "./support/fuzzing/raw-connection";
import { RAW_HTTP_CASES } from "./support/fuzzing/raw-http-cases";

/* Connections as a scanner, a slow network or an attacker uses them; http-protocol.spec.ts has complete calls. */

const origin = process.env.E2E_BASE_URL ?? "";
const HEALTH_MS = 250;

/**
 * Another client's call, while these connections are open: as fast as ever, once the requested work is done. A blocked
 * server would stay blocked for as long as the test lasts.
 */
async function expectOthersServed(): Promise<void> {
  const once = async () => {
    const started = performance.now();
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(10 * HEALTH_MS) });
    return response.ok ? performance.now() - started : Number.POSITIVE_INFINITY;
  };
  await expect.poll(() => once().catch(() => Number.POSITIVE_INFINITY), { timeout: 5_000 }).toBeLessThan(HEALTH_MS);
}

for (const [name, [words, owed]] of Object.entries(RAW_HTTP_CASES)) {
  test(`${name}: ${owed}`, async () => {
    const { write, end } = await openRawConnection(origin);
    write(words);
    const received = await end();
    const [status = 0] = statusCodes(received).filter((code) => code >= 200);
    if (owed === "answered or closed" && status === 0) return;
    expect(status, received.slice(0, 300)).toBeGreaterThanOrEqual(owed === "refused" ? 400 : 200);
    expect(status, received.slice(0, 300)).toBeLessThan(500);
    if (status >= 400 && owed === "refused") expect(received).toMatch(/\{"(error|status)":/);
  });
}

test("requests that are aborted half way delay nobody", async () => {
  const halves = [
    "GET /api/gui",
    "GET /api/guides HTTP/1.1\r\nHost: local",
    "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
    "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    "GET /api/restaurants/cities HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ];
  for (let round = 0; round < 10; round++) {
    const talks = await Promise.all(halves.map(() => openRawConnection(origin)));
    for (const [i, { write }] of talks.entries()) write(halves[i] ?? "");
    for (const [i, { socket }] of talks.entries()) i % 2 === 0 ? socket.destroy() : socket.resetAndDestroy();
  }
  await expectOthersServed();
});

test("sockets that send nothing, or one byte at a time, delay nobody", async () => {
  const silent = await Promise.all(Array.from({ length: 100 }, () => openRawConnection(origin)));
  const slow = await Promise.all(Array.from({ length: 100 }, () => openRawConnection(origin)));
  const words = "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: aaaaaaaaaaaaaa";
  for (const character of words.slice(0, 20)) {
    for (const { write } of slow) write(character);
    await expectOthersServed();
  }
  for (const { socket } of [...silent, ...slow]) socket.destroy();
});

test("clients that never read their response delay nobody", async () => {
  const asks = Array.from({ length: 20 }, () => "GET /sitemap.xml HTTP/1.1\r\nHost: localhost\r\n\r\n").join("");
  const readers: RawConnection[] = await Promise.all(Array.from({ length: 20 }, () => openRawConnection(origin)));
  for (const { socket, write } of readers) {
    socket.pause();
    write(asks);
  }
  await expectOthersServed();
  for (const { socket } of readers) socket.destroy();
});

test("pipelined requests on one connection are answered in order", async () => {
  const { write, end } = await openRawConnection(origin);
  // None of them asks the database, which may still be busy for the clients above.
  const paths = ["/manifest.webmanifest", "/api/no-such-thing", "/robots.txt", "/api/guides", "/api/email/confirm/%00"];
  const lines = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n\r\n`);
  write(`${lines.join("")}GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [manifest, unknown, robots, guides, token, last] = statusCodes(await end(5_000));
  expect([manifest, unknown, robots, guides, last]).toEqual([200, 404, 200, 401, 200]);
  expect(token).toBeGreaterThanOrEqual(400);
  expect(token).toBeLessThan(500);
});
