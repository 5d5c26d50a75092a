import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("kumquatMetrics", undefined);
});

async function load(token: string) {
  vi.stubEnv("METRICS_TOKEN", token);
  const { metrics, watchPool } = await import("./metrics");
  const { recordModelUsage } = await import("./record-model-usage");
  return { metrics, watchPool, recordModelUsage };
}

const TOKEN = "a token of these tests";

test("nothing is counted where nobody may read it", async () => {
  const { metrics, recordModelUsage } = await load("");
  recordModelUsage({ inputTokens: 1, outputTokens: 1 });
  expect(metrics()).toBeNull();
});

test("the pool is read with the metrics, and the process tells of itself", async () => {
  const { metrics, watchPool } = await load(TOKEN);
  watchPool(() => ({ open: 7, idle: 5, waiting: 3 }));
  const text = await metrics()?.registry.metrics();
  expect(text).toContain('kumquat_database_connections{state="idle"} 5');
  expect(text).toContain('kumquat_database_connections{state="used"} 2');
  expect(text).toContain("kumquat_database_waiting 3");
  for (const name of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"])
    expect(text).toContain(name);
});

test("calls to a model are counted, and priced where its price is known", async () => {
  const { metrics, recordModelUsage } = await load(TOKEN);
  const makersOwn = { name: "gpt-5-mini-2026-01-01", isMakersOwn: true };
  recordModelUsage({ inputTokens: 1_000_000, outputTokens: 500_000, model: makersOwn });
  recordModelUsage({ inputTokens: 10, outputTokens: 10, model: { name: "llama", isMakersOwn: false } });
  recordModelUsage({ inputTokens: 0, outputTokens: 0 });
  const text = await metrics()?.registry.metrics();
  expect(text).toContain('kumquat_model_calls_total{result="ok"} 2');
  expect(text).toContain('kumquat_model_calls_total{result="failed"} 1');
  expect(text).toContain('kumquat_model_tokens_total{direction="input"} 1000010');
  expect(text).toContain("kumquat_model_cost_dollars_total 1.25");
});
