import { isAgainst } from "@/lib/contracts/reading";
import { foldWords } from "@/lib/restaurants/vocabulary";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { refusalCues } from "../mentions/refusal-cues";

/** The spans, without those that take the words of a bound for something refused: "sin gastar" in "sin gastar más de $50". */
export function withoutBounds(spans: readonly ReadSpan[], prompt: string): ReadSpan[] {
  const bounds = foldWords(prompt).match(refusalCues().bounds) ?? [];
  return spans.filter(({ role, type, start, end }) => {
    const words = foldWords(prompt.slice(start, end));
    return !isAgainst(role) || type === "price" || !bounds.some((bound) => ` ${bound} `.includes(` ${words} `));
  });
}
