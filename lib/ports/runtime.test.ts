import { expect, test, vi } from "vitest";
import { type Runtime, runtime, setRuntime } from "./runtime";

test("without a runtime the error says what to call, and the first one provided stays", () => {
  vi.stubGlobal("kumquatRuntime", undefined);
  expect(runtime).toThrow("call provideRuntime()");
  const [first, second] = [{} as Runtime, {} as Runtime];
  setRuntime(first);
  setRuntime(second);
  expect(runtime()).toBe(first);
});
