import type { LanguageModel } from "ai";
import type { Curator, PromptReader } from "@/lib/ports/curator";
import { examplePrompt } from "./calls/example-prompt";
import { parsePrompt } from "./calls/parse-prompt";
import { planSearches } from "./calls/plan-searches";
import { rewriteSentences } from "./calls/rewrite-sentences";
import { selectPlaces } from "./calls/select-places";
import { suggestThemes } from "./calls/suggest-themes";
import { writeEntry } from "./calls/write-entry";
import { writeIntroduction } from "./calls/write-introduction";
import { objectGenerator } from "./generate-object";
import { languageModel, type OpenAiSettings } from "./language-model";
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from "./with-retries";

/**
 * A curator that uses a language model: OpenAI's, or that of any server with its protocol. Its readings of prompts are
 * checked against the second reader's.
 */
export const openAiCurator = (
  settings: OpenAiSettings,
  promptChecker: PromptReader,
  retryPolicy: RetryPolicy = DEFAULT_RETRY_POLICY,
): Curator => curatorFromModel(languageModel(settings), promptChecker, retryPolicy);

export function curatorFromModel(
  model: LanguageModel,
  promptChecker: PromptReader,
  retryPolicy: RetryPolicy = DEFAULT_RETRY_POLICY,
): Curator {
  const generate = objectGenerator(model, retryPolicy);
  return {
    name: "model",
    promptChecker,
    parsePrompt: parsePrompt(generate),
    planSearches: planSearches(generate),
    selectPlaces: selectPlaces(generate),
    writeEntry: writeEntry(generate),
    writeIntroduction: writeIntroduction(generate),
    rewriteSentences: rewriteSentences(generate),
    suggestThemes: suggestThemes(generate),
    examplePrompt: examplePrompt(generate),
  };
}
