import { randomInt } from "node:crypto";

/** No vowels and no look-alikes: an id neither spells a word nor is misread. */
const ALPHABET = "23456789bcdfghjkmnpqrstvwxz";
const SLUG_MAX = 60;

/** "Steam and Broth: Bowls for the first cold week" -> "steam-and-broth-365nrp". */
export function newGuideId(title: string): string {
  const tail = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${slug(title.split(":")[0] ?? "") || "guide"}-${tail}`;
}

export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, "");
}
