import type { PlaceMaterial } from "../place-material";

type AdviceTemplate = (m: PlaceMaterial) => string;

/** What a feature means for a guest; only features that change a plan. */
const TEMPLATES_BY_FEATURE: readonly [feature: string, forms: readonly AdviceTemplate[]][] = [
  [
    "cash-only",
    [
      ({ name }) => `Bring cash; ${name} takes nothing else.`,
      ({ street }) => `It is cash only${street ? `, so find a machine before you reach ${street}` : ""}.`,
      ({ name }) => `Cards mean nothing to ${name}: cash only.`,
    ],
  ],
  [
    "byob",
    [({ name }) => `Bring your own bottle to ${name}.`, ({ name }) => `The bottle is yours to bring at ${name}.`],
  ],
  [
    "no-reservations",
    [
      ({ name }) => `${name} takes no reservations.`,
      ({ street }) =>
        `There is no booking${street ? `: you turn up on ${street} and wait your turn` : ", only turning up"}.`,
      ({ name }) => `Nobody can reserve at ${name}, so bring patience.`,
      ({ name }) => `Don't ring ${name} for a table, since none can be booked.`,
    ],
  ],
  ["communal-tables", [({ name }) => `Tables are shared at ${name}.`]],
  ["private-room", [({ name }) => `${name} has a private room for those who want the door shut.`]],
];

/** The sentences of the most important such feature, or none. */
export function adviceTemplates({ place }: PlaceMaterial): readonly AdviceTemplate[] {
  return TEMPLATES_BY_FEATURE.find(([feature]) => place.features.includes(feature))?.[1] ?? [];
}
