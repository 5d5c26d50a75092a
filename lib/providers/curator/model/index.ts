import type { LanguageModel } from "ai";
import type { Curator } from "../../curator";
import { asker } from "./ask";
import { choose } from "./calls/choose";
import { examplePrompt } from "./calls/example-prompt";
import { imagineThemes } from "./calls/imagine-themes";
import { planSearches } from "./calls/plan-searches";
import { readWish } from "./calls/read-wish";
import { rewrite } from "./calls/rewrite";
import { writeEntry } from "./calls/write-entry";
import { writeOpening } from "./calls/write-opening";
import { languageModel, type ModelSettings } from "./language-model";
import { PATIENCE, type Patience } from "./persist";

/** A language model as curator: OpenAI, or any server that speaks its protocol. */
export const modelCurator = (settings: ModelSettings, patience: Patience = PATIENCE): Curator =>
  curatorOver(languageModel(settings), patience);

export function curatorOver(model: LanguageModel, patience: Patience = PATIENCE): Curator {
  const ask = asker(model, patience);
  return {
    name: "model",
    readWish: readWish(ask),
    planSearches: planSearches(ask),
    choose: choose(ask),
    writeEntry: writeEntry(ask),
    writeOpening: writeOpening(ask),
    rewrite: rewrite(ask),
    imagineThemes: imagineThemes(ask),
    examplePrompt: examplePrompt(ask),
  };
}
