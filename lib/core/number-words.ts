const ONES =
  "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen".split(
    "|",
  );
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  dozen: 12,
};
const OTHER_LANGUAGES: Record<string, number> = {
  dos: 2,
  deux: 2,
  zwei: 2,
  due: 2,
  dois: 2,
  tres: 3,
  trois: 3,
  drei: 3,
  tre: 3,
  cuatro: 4,
  quatre: 4,
  vier: 4,
  quattro: 4,
  quatro: 4,
  cinco: 5,
  cinq: 5,
  funf: 5,
  cinque: 5,
  diez: 10,
  dix: 10,
  zehn: 10,
  dieci: 10,
  dez: 10,
  quince: 15,
  quinze: 15,
  veinte: 20,
  vingt: 20,
  zwanzig: 20,
  venti: 20,
  vinte: 20,
  treinta: 30,
  trente: 30,
};

/** A pattern for a number in digits or words. */
export const NUMBER_PATTERN = [
  "\\d{1,4}",
  ...ONES.slice(1).reverse(),
  ...Object.keys(TENS),
  ...Object.keys(OTHER_LANGUAGES),
].join("|");

/** "fifteen" -> 15; NaN for anything else. */
export function parseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const small = ONES.indexOf(text);
  return small >= 0 ? small : (TENS[text] ?? OTHER_LANGUAGES[text] ?? Number.NaN);
}

/** 3 -> "three", and 20 -> "20". */
export const numberInWords = (number: number): string => ONES[number] ?? String(number);
