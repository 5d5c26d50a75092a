import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { schemaInWordsWhereRefused } from "./schema-in-words";

export type ModelSettings = { apiKey: string; baseUrl?: string | undefined; model?: string | undefined };

const OPENAI_URL = "https://api.openai.com/v1";
const DEFAULT_MODEL = "gpt-5.4-mini";

/** OpenAI itself, or whatever server speaks its chat protocol at the base URL. */
export function languageModel({ apiKey, baseUrl = OPENAI_URL, model = DEFAULT_MODEL }: ModelSettings): LanguageModel {
  const isOpenAi = new URL(baseUrl).hostname.endsWith("openai.com");
  return isOpenAi ? openAiModel(apiKey, baseUrl, model) : compatibleModel(apiKey, baseUrl, model);
}

/** The Responses protocol, which OpenAI alone speaks in full. */
export const openAiModel = (apiKey: string, baseUrl: string, model: string): LanguageModel =>
  createOpenAI({ apiKey, baseURL: baseUrl }).responses(model);

/** The chat protocol, with answers held to a JSON schema. */
export const compatibleModel = (apiKey: string, baseUrl: string, model: string): LanguageModel =>
  createOpenAICompatible({
    name: "model",
    apiKey,
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    fetch: schemaInWordsWhereRefused(),
  })(model);
