const SUFFIXES: Record<string, string> = {
  St: "Street",
  Ave: "Avenue",
  Av: "Avenue",
  Blvd: "Boulevard",
  Rd: "Road",
  Dr: "Drive",
  Pl: "Place",
  Ln: "Lane",
  Ct: "Court",
  Sq: "Square",
  Pkwy: "Parkway",
  Hwy: "Highway",
  Ter: "Terrace",
  Cir: "Circle",
};

/** "4101 Judah St, Suite 2" -> "Judah Street"; null if the address has no plain street. */
export function streetPhrase(address: string): string | null {
  const line = (address.split(/,|#| Ste\b| Suite\b| Unit\b/)[0] ?? "").trim();
  const named = line.match(
    /^\d+[\w/-]*\s+(?:[NSEW]\.?\s+)?(\p{L}[\p{L}\p{M}.'’ ]+|\d+(?:st|nd|rd|th)\s+\p{L}+)$/u,
  )?.[1];
  if (!named) return null;
  const words = named.trim().split(/\s+/);
  const last = words.at(-1)?.replace(/\.$/, "") ?? "";
  const street = SUFFIXES[last] ? [...words.slice(0, -1), SUFFIXES[last]].join(" ") : words.join(" ");
  return withArticle(street);
}

const withArticle = (street: string): string =>
  /^(?:Embarcadero|Alameda)$/.test(street) ? `the ${street}` : street.replace(/^The /, "the ");

/** A city inside a sentence: the Peninsula takes an article. */
export const cityPhrase = (city: string): string => (city === "Peninsula" ? "the Peninsula" : city);
export { areaPhrase, areaWithPreposition } from "@/lib/core/area-phrase";
export { inCity } from "@/lib/core/cities";
