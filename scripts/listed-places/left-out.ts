import { readFileSync } from "node:fs";
import { tellingWords } from "@/lib/catalogue/listed/telling-words";
import { foldText } from "@/lib/core/fold-text";
import wordsByKind from "./left-out.json" with { type: "json" };

const here = new URL(".", import.meta.url);
/** Without its branch: "Philz Coffee - Campbell". */
const key = (name: string) => tellingWords(name.replace(/ [-@] .*/, "")).join(" ");

const chains = readFileSync(new URL("chains.txt", here), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => ({ name: key(line.replace(/^=/, "")), isWhole: line.startsWith("=") }));

/** Everything that has a register's stamp and no dining room that a reader would walk into. */
const KINDS = Object.entries(wordsByKind).map(([kind, words]) => ({
  kind,
  pattern: new RegExp(` (?:${words.split("|").map(foldText).join("|")}) `),
}));
/** Restaurants that are named for a market, or lie in its hall. */
const MARKET_NAMES = /fish market|market (?:bar|grill|cafe|restaurant|kitchen|house|street|hall|broiler)/;
const STADIUMS =
  /willie mays|warriors way|marie p debartolo|debartolo|airport bl|hegenberger loop|santana field|coleman ave 11/i;
/** On a map it says what stands there, and not what it is called. */
const NO_NAME =
  /^(?:the )?(?:cafe|coffee shop|coffee|restaurant|pizzeria|pizza|bakery|bar|deli|taqueria|food court|donuts?|grill|kitchen|pub|snacks?|sushi|burgers?|tacos?|ice cream|juice bar|chinese food|chinese restaurant|mexican food|espresso)$/;
const BRANCH = /\b(?:gate [a-z]?\d|store \d|vacant|closed|do not use|test account|out of business|temp event)\b/;

/** Why a listing is no place to eat out, or null. "a chain" is in the written list; names at many addresses are counted elsewhere. */
export function reasonToLeaveOut(name: string, address: string): string | null {
  const folded = ` ${foldText(name)} `;
  if (foldText(name).replace(/[^\p{L}]/gu, "").length < 2 || NO_NAME.test(foldText(name))) return "no name";
  const telling = key(name);
  if (chains.some((chain) => telling === chain.name || (!chain.isWhole && telling.startsWith(`${chain.name} `))))
    return "a chain";
  if (STADIUMS.test(address) || BRANCH.test(folded)) return "stadiums and halls";
  const found = KINDS.find(({ pattern }) => pattern.test(folded));
  if (!found) return null;
  return found.kind === "markets" && MARKET_NAMES.test(folded) ? null : found.kind;
}
