import { foldText } from "@/lib/core/fold-text";
import { fact, type PlaceIndex } from "./load-places";
import type { Term } from "./term";

/** What keeps a whole kitchen out, and what is only one dish of a food that is asked for: "pizza, not deep dish". */
export type Refused = { refused: Term[]; sidelined: Term[] };

/** Of a food that is asked for, a dish that is refused isn't a reason to leave out its kitchens. */
export function sidelineDishes(refused: readonly Term[], asked: readonly Term[]): Refused {
  const foods = asked.flatMap((term) => term.choices ?? [term]).filter(({ kind }) => kind === "food");
  const foodOf = (term: Term) => foods.find((food) => isDishOf(term, food));
  return {
    refused: refused.filter((term) => !foodOf(term)),
    sidelined: refused.flatMap((term) => {
      const food = foodOf(term);
      return food ? [asDish(term, food)] : [];
    }),
  };
}

function isDishOf(term: Term, food: Term): boolean {
  if (term.kind !== "food" || term.label === food.label) return false;
  if (isKitchensName(term)) return false;
  // Of "soup dumplings", dumplings.
  const isKindOf = food.phrases.some((phrase) => ` ${term.label} `.includes(` ${phrase} `));
  const kitchens = [...term.facts, ...term.kitchens.map((name) => fact("cuisine", name))];
  return isKindOf || kitchens.some((each) => food.facts.includes(each));
}

/** "Sushi", and not "tonkotsu", which only ramen shops make. */
const isKitchensName = ({ label, facts }: Term): boolean =>
  facts.some((each) => {
    const name = foldText(each.slice("cuisine ".length));
    return [name, `${name}s`, `${name} food`].includes(label) || label === name.replace(/s$/, "");
  });

/** Its other names too, unless they are those of the food that is asked for. */
const asDish = (term: Term, food: Term): Term => {
  const isOfItsOwn = term.facts.length === 0 && !term.phrases.some((phrase) => food.phrases.includes(phrase));
  return { ...term, facts: [], kitchens: [], phrases: isOfItsOwn ? term.phrases : [term.label] };
};

export type Serving = {
  /** Who is called so, or is known for it more than for anything else. */
  above: ReadonlySet<number>;
  /** Who has it on the menu, or is described by it. */
  also: ReadonlySet<number>;
};

/** Where a dish is what one goes for, and where it is one of several. */
export function placesOfDish({ places, menus, names, texts }: PlaceIndex, { phrases }: Term): Serving {
  const holds = (text: string) => phrases.some((phrase) => ` ${text} `.includes(` ${phrase} `));
  const [above, also] = [new Set<number>(), new Set<number>()];
  for (const [number, name] of names.entries()) {
    const dishes = menus[number]?.slice(places[number]?.cuisines.length) ?? [];
    const count = dishes.filter(holds).length;
    if (holds(name) || count * 2 > dishes.length) above.add(number);
    else if (count > 0 || affirms(texts[number], phrases)) also.add(number);
  }
  return { above, also };
}

/** A text may say that a dish is not to be had. */
function affirms(text = "", phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const at = ` ${text} `.indexOf(` ${phrase} `);
    return at >= 0 && !/ (?:no|not|never|without|isnt)(?: \S+)?$/.test(` ${text}`.slice(0, at));
  });
}

export const sidelinedNote = ({ label }: Term): string =>
  `We leave out places known above all for “${label}”. Others known to serve it come last and say so; no list tells of the rest.`;
