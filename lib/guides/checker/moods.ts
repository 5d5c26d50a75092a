import type { Place } from "@/lib/contracts/stages";
import { capitalize } from "@/lib/core/capitalize";
import { evaluateConstraint } from "../constraints/evaluate-constraint";

/** The mood that a title names, asked for or not, and that under half of its places are told to have; null for none. */
export function findUntoldMood(title: string, places: readonly Place[]): string | null {
  for (const { vibes, said } of MOODS) {
    const [word] = said.exec(title) ?? [];
    if (word === undefined) continue;
    const having = places.filter((place) => vibes.some((vibe) => isToldToBe(place, vibe)));
    if (having.length * 2 < places.length) return word;
  }
  return null;
}

/** A title without the words that name moods; what it says besides stays. */
export function withoutMoods(title: string): string {
  const bare = MOODS.reduce((text, { said }) => text.replace(new RegExp(said.source, "gi"), " "), title);
  return capitalize(
    bare
      .replace(/\s+/g, " ")
      .replace(/^(?:[\s,]|and )+/, "")
      .trim(),
  );
}

const isToldToBe = (place: Place, vibe: string): boolean =>
  evaluateConstraint(place, { field: "vibe", values: [vibe], label: vibe, isNegated: false, isHard: false }) === "met";

/** Words that say it of a room, and of nothing else: a taco is warm, and a night is long. */
const MOODS: readonly { vibes: readonly string[]; said: RegExp }[] = [
  {
    vibes: ["quiet"],
    // Whoever keeps quiet, and a quiet street or stool, makes no quiet room.
    said: /\b(?:(?<!\bkeep )quiet(?:er|est|ly)?(?! (?:about|parts?|streets?|blocks?|stools?)\b)|(?<!n['’]t be )hush(?:ed)?|murmur\w*|silence|(?:low|inside) voices|hear (?:yourself|each other))\b/i,
  },
  {
    vibes: ["cosy"],
    said: /\b(?:coz(?:y|ier|iest|ily|iness)|snug(?:ly)?|tuck in|nooks?|close quarters|warm rooms?)\b/i,
  },
  {
    vibes: ["romantic", "candlelit"],
    said: /\b(?:romantic|romance|smitten|sweethearts?|beloved|soft light|hands across the table)\b/i,
  },
  { vibes: ["candlelit"], said: /\b(?:candlelit|candlelight|by candles|strike a match)\b/i },
  {
    vibes: ["lively", "loud", "festive"],
    said: /\b(?:lively|livelier|noisy|commotion|full house|join the crowd|with a pulse|wallflowers)\b/i,
  },
];
