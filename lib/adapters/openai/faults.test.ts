import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ModelUsage } from "@/lib/contracts/stage-name";
import { AppError } from "@/lib/core/errors";
import type { Curator } from "@/lib/ports/curator";
import { type FakeBehavior, type FakeOpenAi, type Fault, startFakeOpenAi } from "@/lib/testing/fakes/openai";
import { houseCurator } from "../house-curator/house-curator";
import { compatibleModel, openAiModel } from "./language-model";
import { curatorFromModel } from "./openai-curator";
import type { RetryPolicy } from "./with-retries";

const QUICK: RetryPolicy = { timeoutMs: 10_000, retries: 2, backoffMs: 10, waitMaxMs: 200 };
const INPUT = { city: "Oakland", prompt: "cosy Ethiopian dinner in Temescal" } as const;

const PROTOCOLS = { chat: compatibleModel, responses: openAiModel } as const;

describe.each(Object.entries(PROTOCOLS))("over the %s protocol", (_, modelAt) => {
  let fake: FakeOpenAi;
  let curator: Curator;
  let usages: ModelUsage[];

  beforeEach(async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    fake = await startFakeOpenAi();
    curator = curatorFromModel(modelAt("a-key", fake.url, "stand-in"), houseCurator(), QUICK);
    usages = [];
  });
  afterEach(() => fake.close());

  const parse = (signal = new AbortController().signal) =>
    curator.parsePrompt(INPUT, { now: new Date("2026-11-20"), signal, recordUsage: (usage) => usages.push(usage) });
  const setFault = (fault: Fault, times = Number.POSITIVE_INFINITY, rest: FakeBehavior = {}) => {
    fake.behave = ({ index }) => (index < times ? { fault, ...rest } : {});
  };
  const failure = () => parse().catch((error: unknown) => error as AppError);

  test("parses a prompt, with the key and the schema on the wire", async () => {
    const idea = await parse();
    expect(idea).toMatchObject({ kind: "idea", size: 6 });
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]).toMatchObject({
      name: "parse_prompt",
      authorization: "Bearer a-key",
      data: { request: { city: INPUT.city, prompt: INPUT.prompt } },
    });
    expect(fake.calls[0]?.schema).toMatchObject({ additionalProperties: false });
    const model = { name: "stand-in", isMakersOwn: expect.any(Boolean) };
    expect(usages).toEqual([{ calls: 1, inputTokens: expect.any(Number), outputTokens: expect.any(Number), model }]);
    expect(usages[0]?.inputTokens).toBeGreaterThan(100);
  });

  test.each<[Fault, number]>([
    ["rate-limited", 2],
    ["server-error", 2],
    ["overloaded", 2],
    ["dropped", 2],
    ["dropped-body", 2],
    ["garbage-envelope", 1],
    ["malformed", 1],
    ["off-schema", 1],
    ["empty", 1],
  ])("recovers from %s, %i times", async (fault, times) => {
    setFault(fault, times, { retryAfterSeconds: 0 });
    expect(await parse()).toMatchObject({ kind: "idea" });
    expect(fake.calls).toHaveLength(times + 1);
    expect(usages.reduce((sum, { calls }) => sum + calls, 0)).toBe(times + 1);
  });

  test("parses JSON in a code fence without a repair", async () => {
    setFault("fenced");
    expect(await parse()).toMatchObject({ kind: "idea" });
    expect(fake.calls).toHaveLength(1);
  });

  test.each<[Fault, number, RegExp]>([
    ["rate-limited", 3, /too many orders/],
    ["server-error", 3, /doesn't answer/],
    ["overloaded", 3, /doesn't answer/],
    ["dropped", 3, /doesn't answer/],
    ["dropped-body", 3, /doesn't answer/],
    ["garbage-envelope", 3, /doesn't answer/],
    ["quota", 1, /used up/],
    ["unauthorized", 1, /settings/],
    ["malformed", 2, /could not be read/],
    ["off-schema", 2, /could not be read/],
    ["empty", 2, /could not be read/],
  ])("permanent %s fails after %i calls with a message for the user", async (fault, calls, sentence) => {
    setFault(fault, Number.POSITIVE_INFINITY, { retryAfterSeconds: 0 });
    const error = await failure();
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "unavailable", userMessage: expect.stringMatching(sentence) });
    expect(fake.calls).toHaveLength(calls);
    expect(usages.reduce((sum, usage) => sum + usage.calls, 0)).toBe(calls);
  });

  test("respects a requested delay up to the maximum", async () => {
    setFault("rate-limited", 1, { retryAfterSeconds: 0.15 });
    await parse();
    const [first, second] = fake.calls;
    expect((second?.startedAt ?? 0) - (first?.startedAt ?? 0)).toBeGreaterThanOrEqual(145);

    fake.calls.length = 0;
    setFault("rate-limited", 1, { retryAfterSeconds: 60 });
    expect(await failure()).toMatchObject({ code: "unavailable", retryAfterSeconds: 60 });
    expect(fake.calls).toHaveLength(1);
  });

  test.each<Fault>(["stalled", "stalled-body"])("a %s server times out within the limit of a call", async (fault) => {
    setFault(fault);
    curator = curatorFromModel(modelAt("a-key", fake.url, "stand-in"), houseCurator(), { ...QUICK, timeoutMs: 600 });
    const startedAt = performance.now();
    expect(await failure()).toMatchObject({ code: "unavailable", userMessage: expect.stringMatching(/too long/) });
    expect(performance.now() - startedAt).toBeLessThan(600 + 1000);
    expect(fake.calls).toHaveLength(1);
  });

  test("a refusal by the model is not retried", async () => {
    setFault("refusal");
    expect(await failure()).toMatchObject({ code: "unprocessable" });
    expect(fake.calls).toHaveLength(1);
  });

  test("an invalid response is sent back with its problem", async () => {
    setFault("off-schema", 1);
    await parse();
    expect(fake.calls[1]).toMatchObject({ round: 2, data: fake.calls[0]?.data });
  });

  test.each<[string, FakeBehavior]>([
    ["a slow response", { delayMs: 5000 }],
    ["a stalled response", { fault: "stalled-body" }],
    ["a delay between attempts", { fault: "rate-limited", retryAfterSeconds: 0.19 }],
  ])("cancellation during %s causes no further call", async (_name, behavior) => {
    fake.behave = () => behavior;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 60);
    const startedAt = performance.now();
    await expect(parse(controller.signal)).rejects.toMatchObject({ code: "cancelled" });
    expect(performance.now() - startedAt).toBeLessThan(1000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.endedAt).not.toBeNull();
  });

  test("the log never contains a key", async () => {
    setFault("unauthorized");
    await failure();
    expect(console.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toMatch(/a-key|stand-in-key/);
  });
});

test("an unreachable server is reported as unavailable", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const closedServer = await startFakeOpenAi();
  await closedServer.close();
  const curator = curatorFromModel(compatibleModel("a-key", closedServer.url, "stand-in"), houseCurator(), QUICK);
  const ctx = { now: new Date(), signal: new AbortController().signal, recordUsage: () => {} };
  await expect(curator.parsePrompt(INPUT, ctx)).rejects.toMatchObject({ code: "unavailable" });
});
