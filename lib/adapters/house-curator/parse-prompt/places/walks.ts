import { type Quote, quotesOf } from "../words/split-words";

const WALK =
  /\b(?:(?:(?:want|wanna|need|like|going|able) (?:to )?|can |could |will )walk(?: (?:somewhere|there|over|to it))?|(?:in |within )?walking distance|walkable|on foot|an? (?:short|quick|easy) walk(?: away)?)\b/giu;
const MINUTES =
  /\b(?:max(?:imum)?\.? |at most |under |within |no more than )?\d{1,2}[- ]?min(?:ute)?s?\b(?: (?:max|tops|away|walk|on foot))?/giu;
const MINUTES_ON_FOOT = /\b\d{1,2}[- ]?min(?:ute)?s?(?:['’]s?)? (?:walk|on foot)\b/iu;

/** How a prompt says that one walks, and for how long: it is about whatever place it names to be near. */
export function walksIn(prompt: string): Quote[] {
  const walks = quotesOf(prompt, WALK);
  return walks.length > 0 || MINUTES_ON_FOOT.test(prompt) ? [...walks, ...quotesOf(prompt, MINUTES)] : [];
}
