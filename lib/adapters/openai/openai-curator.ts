import type { LanguageModel } from "ai";
import type { Curator } from "@/lib/ports/curator";
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

/** A language model as curator: OpenAI, or any server that speaks its protocol. */
export const openAiCurator = (settings: OpenAiSettings, patience: RetryPolicy = DEFAULT_RETRY_POLICY): Curator =>
  curatorFromModel(languageModel(settings), patience);

export function curatorFromModel(model: LanguageModel, patience: RetryPolicy = DEFAULT_RETRY_POLICY): Curator {
  const ask = objectGenerator(model, patience);
  return {
    name: "model",
    parsePrompt: parsePrompt(ask),
    planSearches: planSearches(ask),
    selectPlaces: selectPlaces(ask),
    writeEntry: writeEntry(ask),
    writeIntroduction: writeIntroduction(ask),
    rewriteSentences: rewriteSentences(ask),
    suggestThemes: suggestThemes(ask),
    examplePrompt: examplePrompt(ask),
  };
}
