import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("kumquatMetrics", undefined);
});

async function ask(token: string, headers: Record<string, string> = {}): Promise<number> {
  vi.stubEnv("METRICS_TOKEN", token);
  const { GET } = await import("./route");
  return (await GET(new Request("http://localhost/metrics", { headers }))).status;
}

test("without a METRICS_TOKEN there is nothing here, whatever is sent", async () => {
  expect(await ask("")).toBe(404);
  expect(await ask("", { authorization: "Bearer " })).toBe(404);
});

test("only the whole token opens it", async () => {
  const token = "a token of these tests";
  for (const sent of ["Bearer", "Bearer a token", `Basic ${token}`, `Bearer ${token}s`]) {
    expect(await ask(token, { authorization: sent })).toBe(401);
  }
  expect(await ask(token)).toBe(401);
});
