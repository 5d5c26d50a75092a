import { expect, test } from "vitest";
import { z } from "zod";
import { FunctionConfig } from "./function-config";

const plain = {
  id: "test-a",
  name: "A",
  triggers: [{ event: "a" }],
  steps: { step: { id: "step", name: "step", runtime: { type: "http", url: "http://a" } } },
};

test("three retries are the default, and zero can be configured", () => {
  expect(FunctionConfig.parse(plain).maxAttempts).toBe(4);
  const none = { ...plain, steps: { step: { ...plain.steps.step, retries: { attempts: 0 } } } };
  expect(FunctionConfig.parse(none).maxAttempts).toBe(1);
});

test("a number of concurrent calls is a limit of the function", () => {
  expect(FunctionConfig.parse({ ...plain, concurrency: 2 }).concurrency).toEqual([{ limit: 2, scope: "fn" }]);
});

test.each([
  ["debounce", { debounce: { period: "5s" } }],
  ["batchEvents", { batchEvents: { maxSize: 10, timeout: "5s" } }],
  ["priority", { priority: { run: "event.data.x" } }],
  ["cannot read", { concurrency: { limit: 1, key: "event.data.a + event.data.b" } }],
  ["no duration", { throttle: { limit: 1, period: "soon" } }],
  ["CronPattern", { triggers: [{ cron: "0 25 * * *" }] }],
])("what the runner would not honour is refused by name: %s", (name, option) => {
  const refused = FunctionConfig.safeParse({ ...plain, ...option });
  expect(refused.success).toBe(false);
  if (!refused.success) expect(z.prettifyError(refused.error)).toContain(name);
});
