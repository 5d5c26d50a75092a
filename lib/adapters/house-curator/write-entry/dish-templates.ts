import { capitalize } from "../grammar/words";
import type { MaterialDish } from "../place-material";

/** The values for a sentence about a dish. */
type DishValues = MaterialDish & { detail: string; at: string; street: string | null };
type DishTemplate = (dish: DishValues) => string | null;

/** Imperatives that may follow an adverbial or a semicolon ("On your own, order ..."): lower case, no period. */
export const IMPERATIVE_TEMPLATES: readonly DishTemplate[] = [
  ({ the, detail }) => `order ${the}, ${detail}`,
  ({ the, detail }) => `start with ${the}, ${detail}`,
  ({ the, detail }) => `ask for ${the}, ${detail}`,
  ({ the, detail }) => `have ${the}, ${detail}`,
  ({ the, detail }) => `begin with ${the}, ${detail}`,
  ({ the, detail }) => `go for ${the}, ${detail}`,
  ({ the, detail }) => `try ${the}, ${detail}`,
  ({ the, detail }) => `get ${the}, ${detail}`,
  ({ the, detail }) => `open with ${the}, ${detail}`,
  ({ the, detail }) => `settle on ${the}, ${detail}`,
];

export const LED_DISH_TEMPLATES: readonly DishTemplate[] = [
  ...IMPERATIVE_TEMPLATES,
  ({ the, detail }) => `the thing to order is ${the}, ${detail}`,
  ({ the, detail }) => `what you want is ${the}, ${detail}`,
  ({ the, detail }) => `the plate to have is ${the}, ${detail}`,
];

/** Complete sentences. */
export const DISH_TEMPLATES: readonly DishTemplate[] = [
  ({ the, detail }) => `Order ${the}, ${detail}.`,
  ({ the, detail }) => `Start with ${the}, ${detail}.`,
  ({ the, detail }) => `Ask for ${the}, ${detail}.`,
  ({ the, detail }) => `If you order only once, make it ${the}, ${detail}.`,
  ({ the, detail }) => `What you want is ${the}, ${detail}.`,
  ({ the, detail }) => `Have ${the}, ${detail}.`,
  ({ the, detail }) => `Let the meal begin with ${the}, ${detail}.`,
  ({ the, detail, number }) =>
    number ? `${capitalize(the)}, ${detail}, ${number === "one" ? "is" : "are"} reason enough to come.` : null,
  ({ the, detail }) => `You will want ${the}, ${detail}.`,
  ({ the, detail }) => `The first thing to order is ${the}, ${detail}.`,
  ({ the, detail, number }) => arrivalSentence(the, detail, number),
  ({ the, detail, at }) => `At ${at}, a meal begins with ${the}, ${detail}.`,
  ({ the, detail, street }) => (street ? `Come to ${street} for ${the}, ${detail}.` : null),
];

/** Matches details that describe the plate as it arrives, not an adjective with its own noun ("cold thick noodles"). */
const ARRIVES =
  /^(?:with (?!it\b)|(?:(?:[a-z]+-)?(?:steamed|fried|folded|stuffed|filled|topped|wrapped|rolled|sliced|piled|glazed|dressed|tossed|charred|grilled|roasted|baked|layered|loaded|draped|cracked|blistered|smoked|poached|scattered|dusted|stacked|packed|crowned|buried|heaped|puffed|griddled|seared)|thick|thin|crisp|glossy|plump|hot|cold|green|heavy|oily|flaky|tall)(?:,| and | with | in | on | over | under | into | to | at | until | by | from ))/;

/** "The momos come steamed ...": only for details that describe the plate as it arrives. */
function arrivalSentence(the: string, detail: string, number: MaterialDish["number"]): string | null {
  if (!number || !ARRIVES.test(detail)) return null;
  return `${capitalize(the)} ${number === "one" ? "comes" : "come"} ${detail}.`;
}

type DishPair = { first: MaterialDish; second: MaterialDish & { detail: string } };

/** Two dishes in one sentence: the second carries the detail, or both do. */
export const PAIR_TEMPLATES: readonly ((pair: DishPair) => string | null)[] = [
  ({ first, second }) => `Order ${first.the} and then ${second.the}, ${second.detail}.`,
  ({ first, second }) => `Begin with ${first.the} and work toward ${second.the}, ${second.detail}.`,
  ({ first, second }) =>
    withBothDetails(
      first,
      (detail) => `One of you gets ${first.the}, ${detail}; the other gets ${second.the}, ${second.detail}.`,
    ),
  ({ first, second }) =>
    withBothDetails(first, (detail) => `Have ${first.the}, ${detail}; then have ${second.the}, ${second.detail}.`),
  ({ first, second }) =>
    withBothDetails(
      first,
      (detail) => `Take ${first.the}, ${detail}; after that, go on to ${second.the}, ${second.detail}.`,
    ),
  ({ first, second }) =>
    withBothDetails(
      first,
      (detail) => `Half the order is ${first.the}, ${detail}; the other half is ${second.the}, ${second.detail}.`,
    ),
  ({ first, second }) =>
    withBothDetails(
      first,
      (detail) => `Order ${first.the}, ${detail}, and leave room for ${second.the}, ${second.detail}.`,
    ),
  ({ first, second }) =>
    withBothDetails(
      first,
      (detail) => `On the first visit have ${first.the}, ${detail}; on the next, ${second.the}, ${second.detail}.`,
    ),
  ({ first, second }) => `Put ${first.the} and ${second.the}, ${second.detail}, on the same table.`,
];

const withBothDetails = (first: MaterialDish, render: (detail: string) => string): string | null =>
  first.detail ? render(first.detail) : null;

/** For dishes without details: mentioned with another dish, or with the place that serves them. */
export const NAME_ONLY_TEMPLATES: readonly ((names: {
  dishes: readonly MaterialDish[];
  at: string;
  street: string | null;
}) => string | null)[] = [
  ({ dishes, at }) => (dishes[0] ? `At ${at}, order ${dishes[0].the}.` : null),
  ({ dishes, at }) =>
    dishes[1] && dishes[0] ? `${capitalize(dishes[0].the)} and ${dishes[1].the} are what to order at ${at}.` : null,
  ({ dishes, at }) =>
    dishes[1] && dishes[0] ? `Ask ${at} for ${dishes[0].the}, and for ${dishes[1].the} after that.` : null,
  ({ dishes, street }) => (dishes[0] && street ? `Come to ${street} for ${dishes[0].the}.` : null),
  ({ dishes, at }) => (dishes[0] ? `${at} is the place on this list for ${dishes[0].name}.` : null),
];
