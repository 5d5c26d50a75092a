import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

const chosen = async (settings: { baseUrl?: string; model?: string }) => {
  const { languageModel } = await import("./language-model");
  const model = languageModel({ apiKey: "a-key", ...settings });
  return typeof model === "string" ? model : `${model.provider} ${model.modelId}`;
};

test("uses the Responses protocol for OpenAI's own server and the chat protocol for any other", async () => {
  expect(await chosen({ model: "gpt-5.4" })).toBe("openai.responses gpt-5.4");
  expect(await chosen({ baseUrl: "https://eu.api.openai.com/v1", model: "gpt-5.4" })).toBe("openai.responses gpt-5.4");
  expect(await chosen({ baseUrl: "http://localhost:11434/v1", model: "llama" })).toBe("model.chat llama");
  expect(await chosen({ baseUrl: "https://notopenai.com/v1", model: "x" })).toBe("model.chat x");
});

test("accepts an empty environment variable", async () => {
  vi.resetModules();
  vi.stubEnv("OPENAI_BASE_URL", "");
  expect(await chosen({})).toMatch(/^openai\.responses gpt-/);
});
