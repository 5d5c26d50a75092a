import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ModelUsage } from "@/lib/contracts/stage-name";
import { AppError } from "@/lib/core/errors";
import type { Curator } from "@/lib/ports/curator";
import { type FakeBehavior, type FakeOpenAi, type Fault, startFakeOpenAi } from "@/lib/testing/fakes/openai";
import { compatibleModel, openAiModel } from "./language-model";
import { curatorFromModel } from "./openai-curator";
import type { RetryPolicy } from "./with-retries";

const QUICK: RetryPolicy = { timeoutMs: 10_000, retries: 2, backoffMs: 10, waitMaxMs: 200 };
const INPUT = { city: "Oakland", prompt: "cosy Ethiopian dinner in Temescal" } as const;

const PROTOCOLS = { chat: compatibleModel, responses: openAiModel } as const;

describe.each(Object.entries(PROTOCOLS))("over the %s protocol", (_, modelAt) => {
  let fake: FakeOpenAi;
  let curator: Curator;
  let spent: ModelUsage[];

  beforeEach(async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    fake = await startFakeOpenAi();
    curator = curatorFromModel(modelAt("a-key", fake.url, "stand-in"), QUICK);
    spent = [];
  });
  afterEach(() => fake.close());

  const read = (signal = new AbortController().signal) =>
    curator.parsePrompt(INPUT, { now: new Date("2026-11-20"), signal, recordUsage: (usage) => spent.push(usage) });
  const faulty = (fault: Fault, times = Number.POSITIVE_INFINITY, rest: FakeBehavior = {}) => {
    fake.behave = ({ index }) => (index < times ? { fault, ...rest } : {});
  };
  const failure = () => read().catch((error: unknown) => error as AppError);

  test("parses a prompt, with the key and the schema on the wire", async () => {
    const idea = await read();
    expect(idea).toMatchObject({ kind: "idea", size: 6 });
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]).toMatchObject({
      name: "read_wish",
      authorization: "Bearer a-key",
      data: { wish: { city: INPUT.city, wish: INPUT.prompt } },
    });
    expect(fake.calls[0]?.schema).toMatchObject({ additionalProperties: false });
    const model = { name: "stand-in", isMakersOwn: expect.any(Boolean) };
    expect(spent).toEqual([{ calls: 1, inputTokens: expect.any(Number), outputTokens: expect.any(Number), model }]);
    expect(spent[0]?.inputTokens).toBeGreaterThan(100);
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
  ])("%s, %i times, is got over", async (fault, times) => {
    faulty(fault, times, { retryAfterSeconds: 0 });
    expect(await read()).toMatchObject({ kind: "idea" });
    expect(fake.calls).toHaveLength(times + 1);
    expect(spent.reduce((sum, { calls }) => sum + calls, 0)).toBe(times + 1);
  });

  test("JSON in a code fence is read as it is", async () => {
    faulty("fenced");
    expect(await read()).toMatchObject({ kind: "idea" });
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
  ])("%s for good ends after %i calls in a sentence", async (fault, calls, sentence) => {
    faulty(fault, Number.POSITIVE_INFINITY, { retryAfterSeconds: 0 });
    const error = await failure();
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "unavailable", userMessage: expect.stringMatching(sentence) });
    expect(fake.calls).toHaveLength(calls);
    expect(spent.reduce((sum, usage) => sum + usage.calls, 0)).toBe(calls);
  });

  test("a requested delay is respected, and one beyond the maximum is not", async () => {
    faulty("rate-limited", 1, { retryAfterSeconds: 0.15 });
    await read();
    const [first, second] = fake.calls;
    expect((second?.startedAt ?? 0) - (first?.startedAt ?? 0)).toBeGreaterThanOrEqual(145);

    fake.calls.length = 0;
    faulty("rate-limited", 1, { retryAfterSeconds: 60 });
    expect(await failure()).toMatchObject({ code: "unavailable", retryAfterSeconds: 60 });
    expect(fake.calls).toHaveLength(1);
  });

  test.each<Fault>(["stalled", "stalled-body"])("a %s server ends within the limit of a call", async (fault) => {
    faulty(fault);
    curator = curatorFromModel(modelAt("a-key", fake.url, "stand-in"), { ...QUICK, timeoutMs: 600 });
    const startedAt = performance.now();
    expect(await failure()).toMatchObject({ code: "unavailable", userMessage: expect.stringMatching(/too long/) });
    expect(performance.now() - startedAt).toBeLessThan(600 + 1000);
    expect(fake.calls).toHaveLength(1);
  });

  test("a model that declines gets no second request", async () => {
    faulty("refusal");
    expect(await failure()).toMatchObject({ code: "unprocessable" });
    expect(fake.calls).toHaveLength(1);
  });

  test("an invalid response is sent back with its problem", async () => {
    faulty("off-schema", 1);
    await read();
    expect(fake.calls[1]).toMatchObject({ round: 2, data: fake.calls[0]?.data });
  });

  test.each<[string, FakeBehavior]>([
    ["a slow answer", { delayMs: 5000 }],
    ["a stalled answer", { fault: "stalled-body" }],
    ["a wait between tries", { fault: "rate-limited", retryAfterSeconds: 0.19 }],
  ])("whoever leaves during %s causes no further call", async (_name, behaviour) => {
    fake.behave = () => behaviour;
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 60);
    const startedAt = performance.now();
    await expect(read(leaving.signal)).rejects.toMatchObject({ code: "cancelled" });
    expect(performance.now() - startedAt).toBeLessThan(1000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.endedAt).not.toBeNull();
  });

  test("a key never reaches the log", async () => {
    faulty("unauthorized");
    await failure();
    expect(console.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toMatch(/a-key|stand-in-key/);
  });
});

test("an unreachable server is reported in a sentence", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const closed = await startFakeOpenAi();
  await closed.close();
  const curator = curatorFromModel(compatibleModel("a-key", closed.url, "stand-in"), QUICK);
  const ctx = { now: new Date(), signal: new AbortController().signal, recordUsage: () => {} };
  await expect(curator.parsePrompt(INPUT, ctx)).rejects.toMatchObject({ code: "unavailable" });
});
