const SPECIAL: Record<string, string> = { đ: "d", ø: "o", ł: "l", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** Lower case, without accents, apostrophes and punctuation: for stored text and queries alike. */
export function foldText(text: string): string {
  return text
    .replace(/[´′ʹ]/g, "'")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[đøłßæœı]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/(?<=\p{L})['’‘`ʼ](?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
