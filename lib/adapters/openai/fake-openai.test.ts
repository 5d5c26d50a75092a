import { type LanguageModel, Output, streamText } from "ai";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { FAULTS, type FakeOpenAi, longestChain, startFakeOpenAi } from "@/lib/testing/fakes/openai";
import { compatibleModel, openAiModel } from "./language-model";

let fake: FakeOpenAi;
beforeEach(async () => {
  fake = await startFakeOpenAi();
});
afterEach(() => fake.close());

const Shape = z.object({ title: z.string(), size: z.number().nullable(), tags: z.array(z.enum(["a", "b"])) });

test.each<[string, (url: string) => LanguageModel]>([
  ["chat", (url) => compatibleModel("key", url, "stand-in")],
  ["responses", (url) => openAiModel("key", url, "stand-in")],
])("the fake streams a response that fits the schema over the %s protocol", async (_, modelAt) => {
  const result = streamText({ model: modelAt(fake.url), output: Output.object({ schema: Shape }), prompt: "Go." });
  expect(Shape.safeParse(await result.output).success).toBe(true);
  expect(fake.calls[0]?.isStreaming).toBe(true);
});

test("a model's name can select a fault", async () => {
  const request = (model: string) =>
    fetch(`${fake.url}/chat/completions`, { method: "POST", body: JSON.stringify({ model, messages: [] }) });
  expect((await request("fault-quota")).status).toBe(429);
  expect((await request("fault-unauthorized")).status).toBe(401);
  expect((await request("fault-of-nobody")).status).toBe(200);
  expect(FAULTS).toContain("stalled");
});

test("the longest chain counts sequential calls", () => {
  const span = (startedAt: number, endedAt: number | null) => ({ startedAt, endedAt });
  expect(longestChain([])).toBe(0);
  expect(longestChain([span(0, 10), span(10, 20), span(11, 19), span(12, 30), span(31, 40), span(50, null)])).toBe(3);
});
