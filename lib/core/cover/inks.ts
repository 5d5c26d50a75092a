import type { Inks } from "./canvas";
import type { TextureName } from "./textures";

/** The flat colors that every cover and drawing is printed in. */
const C = {
  coral: "#FF6A4D",
  rust: "#D2411F",
  blush: "#FFC7B2",
  amber: "#F7A827",
  butter: "#FBDF9C",
  cream: "#FFF6E6",
  paper: "#F3E0BE",
  tan: "#DFC596",
  sage: "#BFCDA3",
  leaf: "#55863F",
  pine: "#22432D",
  bay: "#2B6AA3",
  mist: "#C3DAE5",
  plum: "#64263A",
  ink: "#2A1911",
} as const;

export const PALETTE: ReadonlyMap<string, string> = new Map(Object.entries(C));

export const INKS = {
  paper: [C.paper, C.tan, C.coral, C.cream, C.coral, C.pine],
  coral: [C.coral, "#F1553A", C.amber, C.cream, C.amber, C.plum],
  pine: [C.pine, "#2F5A3C", C.amber, C.butter, C.coral, C.sage],
  butter: [C.butter, "#F4C969", C.coral, C.cream, C.coral, C.pine],
  mist: [C.mist, "#A3C5D7", C.amber, C.cream, C.amber, C.bay],
  bay: [C.bay, "#235888", C.coral, C.cream, C.blush, C.mist],
  blush: [C.blush, "#FFAD93", C.rust, C.cream, C.rust, C.plum],
  ink: [C.ink, "#45291B", C.amber, C.cream, C.coral, C.sage],
  sage: [C.sage, "#A5B886", C.rust, C.cream, C.coral, C.pine],
  amber: [C.amber, "#EC9413", C.rust, C.cream, C.coral, C.pine],
  plum: [C.plum, "#7A3449", C.coral, C.blush, C.coral, C.amber],
} as const satisfies Record<string, Inks>;

export type InkName = keyof typeof INKS;

type Print = { texture: TextureName; inks: readonly InkName[] };

/** The texture of a cuisine's covers, and the ink sets to choose from. */
const PRINTS: readonly [words: RegExp, print: Print][] = [
  [/sea|fish|oyster|sushi|crab|poke|hawai/, { texture: "scales", inks: ["mist", "bay", "paper", "coral"] }],
  [/noodle|ramen|pho|udon|japan|izakaya|vietnam/, { texture: "waves", inks: ["ink", "butter", "bay", "coral"] }],
  [
    /dumpling|chinese|dim sum|canton|sichuan|shanghai|hunan|hot pot/,
    { texture: "seeds", inks: ["coral", "butter", "plum", "pine"] },
  ],
  [
    /taco|taquer|mexic|latin|salvador|oaxac|yucat|peru|cuba/,
    { texture: "stripes", inks: ["amber", "coral", "pine", "blush"] },
  ],
  [/pizza|ital|pasta|diner|burger|grill|barbecue/, { texture: "checks", inks: ["paper", "pine", "coral", "plum"] }],
  [
    /bak|coffee|caf|tea|brunch|dessert|\bice|breakfast/,
    { texture: "arches", inks: ["blush", "butter", "paper", "mist"] },
  ],
  [/veg|salad|calif|farm|market/, { texture: "leaves", inks: ["sage", "pine", "paper", "amber"] }],
  [
    /india|punjab|pakist|nepal|burm|thai|lao|cambod|filip|ethiop|eritr|afric|spice|korea/,
    { texture: "seeds", inks: ["plum", "amber", "ink", "sage"] },
  ],
  [
    /mediterran|greek|leban|palestin|iran|persia|afghan|middle|turk/,
    { texture: "arches", inks: ["bay", "amber", "sage", "plum"] },
  ],
  [/french|wine|spanish|tapas|portug/, { texture: "leaves", inks: ["plum", "bay", "sage", "blush"] }],
  [
    /american|steak|southern|soul|cajun|deli|sandwich|pub/,
    { texture: "checks", inks: ["ink", "paper", "amber", "mist"] },
  ],
];
const ANY: Print = { texture: "stripes", inks: ["paper", "coral", "sage", "ink", "mist"] };

export function printOf(cuisine: string): Print {
  return PRINTS.find(([words]) => words.test(cuisine.toLowerCase()))?.[1] ?? ANY;
}

/** Chooses an ink set by a fraction from 0 to 1. Flesh in the ground's color is drawn in the peel's color. */
export function inksOf({ inks }: Print, fraction: number): Inks {
  const [ground, tone, peel, pith, flesh, accent]: Inks = INKS[inks[Math.floor(fraction * inks.length)] ?? "paper"];
  return [ground, tone, peel, pith, flesh === ground ? peel : flesh, accent];
}
