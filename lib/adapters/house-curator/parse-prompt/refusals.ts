import { type City, inCity } from "@/lib/core/cities";
import { joinWithAnd } from "@/lib/core/join-list";
import { nearestArea, type Town } from "@/lib/restaurants/vocabulary/landmarks";
import type { Intent } from "./intents";
import type { OtherLocation } from "./places/other-location";
import { inMiles } from "./places/towns-around";

const SUGGESTION = "Tell us a craving, a neighborhood or an occasion: “ramen on a rainy night”, for instance.";

/** For a restaurant's name and nothing else. */
export const NAME_MESSAGE = `That is a restaurant's name. ${SUGGESTION}`;

/** A polite refusal with a suggestion. It repeats nothing from the prompt. */
export function refusalMessage(
  rejectedIntents: Exclude<Intent, "wish">[],
  { hadLink, hadCode }: { hadLink: boolean; hadCode: boolean },
): string {
  const [first] = rejectedIntents;
  if (first === "order") return `We write restaurant guides and nothing else, so that one stays undone. ${SUGGESTION}`;
  if (first === "insult") return `That one stung a little. We would still love to find you dinner. ${SUGGESTION}`;
  if (first === "harm") return `That is no dish we can send you to. ${SUGGESTION}`;
  if (first === "task") return `That is a job for another kitchen: we only know where to eat. ${SUGGESTION}`;
  if (first === "question") return `We can't answer that, but we do know where to eat. ${SUGGESTION}`;
  if (first === "code" || hadCode) return `That reads like code, and we only cook up restaurant guides. ${SUGGESTION}`;
  if (hadLink) return `We can't open links. Say in your own words what you'd like to eat. ${SUGGESTION}`;
  return `We couldn't find a wish for food in that. ${SUGGESTION}`;
}

/** For a prompt about a location outside the chosen city. */
export function otherLocationMessage(
  elsewhere: Extract<OtherLocation, { kind: "ours" | "outside" }>,
  city: City,
): string {
  const here = inWords(city);
  if (elsewhere.kind === "outside") {
    if (elsewhere.town) return townMessage(elsewhere.town);
    return `Our guides keep to San Francisco, Oakland, Berkeley, San Jose and the Peninsula, and ${elsewhere.place} lies outside them. Ask for the same thing in ${here}, perhaps?`;
  }
  const there = inWords(elsewhere.city);
  const beyond = `${othersMessage(elsewhere.others)}${beyondMessage(elsewhere.beyond)}`;
  if (elsewhere.isBeside)
    return `You asked about ${elsewhere.place}, but the city chosen is ${here}. The nearest of ours is ${there}.${beyond}`;
  const names = elsewhere.place === elsewhere.city ? there : `${elsewhere.place}, which is ${inCity(elsewhere.city)}`;
  return `You asked about ${names}, but the city chosen is ${here}.${beyond}`;
}

/** The cities that a guide to the one to switch to leaves out. */
const othersMessage = (others: readonly City[] = []): string =>
  others.length === 0 ? "" : ` A guide is of one city: ask about ${joinWithAnd(others.map(inWords))} by itself.`;

/** What of the question no switch answers. */
function beyondMessage(towns: readonly Town[] = []): string {
  if (towns.length === 0) return "";
  const names = joinWithAnd(towns.map(({ name }) => name));
  return ` ${names} ${towns.length === 1 ? "lies" : "lie"} outside our cities, and that guide won't cover ${towns.length === 1 ? "it" : "them"}.`;
}

/** The one of our cities to ask instead. */
export const cityToAsk = (elsewhere: Extract<OtherLocation, { kind: "ours" | "outside" }>): City | undefined =>
  elsewhere.kind === "ours" ? elsewhere.city : elsewhere.town && nearestArea(elsewhere.town).city;

/** How far the nearest of our places are from the town. */
function townMessage(town: Town): string {
  const { city, area, meters } = nearestArea(town);
  const nearest = city === "Peninsula" ? `${area} on the Peninsula` : city;
  return `${town.name} lies outside our cities. ${nearest} is nearest, ${inMiles(meters)} away: a guide ${inCity(city)} has what we know there and around.`;
}

export const inWords = (city: City): string => (city === "Peninsula" ? "the Peninsula" : city);
