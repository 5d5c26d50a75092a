import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";

const silent = createServer(() => {}).listen(0);
const { port } = silent.address() as AddressInfo;
afterAll(() => silent.close().closeAllConnections());

/** The SDK says so on its own at each attempt. */
const silence = () => vi.spyOn(console, "error").mockImplementation(() => {});

test("an Inngest that never answers is waited for ten seconds each time", async () => {
  vi.stubEnv("AUTH_SECRET", "a secret of these tests, long enough");
  vi.stubEnv("INNGEST_EVENT_KEY", "key");
  vi.stubEnv("INNGEST_SIGNING_KEY", "signkey-test-00");
  vi.stubEnv("INNGEST_BASE_URL", `http://127.0.0.1:${port}`);
  vi.resetModules();
  silence();
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limits.push(ms);
    return timeout(20);
  });
  const { inngest } = await import("./client");
  await expect(inngest.send({ name: "clock/ticked", data: {} })).rejects.toThrow(/timeout|aborted/i);
  expect(new Set(limits)).toEqual(new Set([10_000]));
});
