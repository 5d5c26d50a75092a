import { OpenAIResponsesLanguageModel } from "@ai-sdk/openai/internal";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { fetchWithSchemaFallback } from "./schema-fallback";

export type OpenAiSettings = { apiKey: string; baseUrl?: string | undefined; model?: string | undefined };

const OPENAI_URL = "https://api.openai.com/v1";
const DEFAULT_MODEL = "gpt-5.4-mini";

/** OpenAI, or any server with its chat protocol at the base URL. */
export function languageModel({ apiKey, baseUrl = OPENAI_URL, model = DEFAULT_MODEL }: OpenAiSettings): LanguageModel {
  const isOpenAi = new URL(baseUrl).hostname.match(/(^|\.)openai\.com$/) !== null;
  return isOpenAi ? openAiModel(apiKey, baseUrl, model) : compatibleModel(apiKey, baseUrl, model);
}

/**
 * The Responses protocol, which only OpenAI fully supports. Not through createOpenAI: its module creates a default
 * instance on load, which throws if OPENAI_BASE_URL is empty.
 */
export const openAiModel = (apiKey: string, baseUrl: string, model: string): LanguageModel =>
  new OpenAIResponsesLanguageModel(model, {
    provider: "openai.responses",
    url: ({ path }) => `${baseUrl}${path}`,
    headers: () => ({ Authorization: `Bearer ${apiKey}` }),
  });

/** The chat protocol, with responses restricted to a JSON schema. */
export const compatibleModel = (apiKey: string, baseUrl: string, model: string): LanguageModel =>
  createOpenAICompatible({
    name: "model",
    apiKey,
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    fetch: fetchWithSchemaFallback(),
  })(model);
