import type { Composition } from "@/lib/contracts/stages";
import { checkSentence } from "./check-sentence";
import { checkTitle } from "./check-title";
import type { Grounding } from "./grounding";

type GuideFault = { where: string; text: string; reason: string };

/** Every fault of a finished guide. One without faults may be published. */
export function checkGuide({ title, introduction, entries }: Composition, ground: Grounding): GuideFault[] {
  const faults: GuideFault[] = [];
  const addFault = (where: string, text: string, reason: string | null) => {
    if (reason) faults.push({ where, text, reason });
  };
  addFault("title", title, checkTitle(title, ground));
  for (const sentence of introduction.flat())
    addFault("introduction", sentence.text, checkSentence(sentence, ground, "introduction"));
  for (const { placeId, sentences } of entries) {
    if (sentences.length === 0) addFault(placeId, "", "says nothing");
    for (const sentence of sentences) addFault(placeId, sentence.text, checkSentence(sentence, ground, "entry"));
  }
  return faults;
}
