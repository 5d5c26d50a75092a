import { randomInt } from "node:crypto";
import { slugify } from "@/lib/core/slug";

/** No vowels and no look-alikes: an id spells no word and is not misread. */
const ALPHABET = "23456789bcdfghjkmnpqrstvwxz";

/** "Steam and Broth: Bowls for the first cold week" -> "steam-and-broth-365nrp". */
export function newGuideId(title: string): string {
  const tail = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${slugify(title.split(":")[0] ?? "") || "guide"}-${tail}`;
}
