type RouteNote = (from: string, to: string) => string;

/** Between the neighborhoods of the first and the last pick: "the Marina", "Dogpatch". */
export const ROUTE_NOTES: readonly RouteNote[] = [
  (from, to) => `They run from ${from} to ${to}.`,
  (from, to) => `Read in order and you go from ${from} to ${to}.`,
  (from, to) => `The list goes from ${from} to ${to}.`,
  (from, to) => `The way leads from ${from} to ${to}.`,
  (from, to) => `We have set them out from ${from} to ${to}.`,
];

/** How the picks run, in a sentence that names none of them. */
export const ORDER_NOTES: Record<string, readonly string[]> = {
  "cheap to splurge": [
    "The cheapest comes first and the splurge last.",
    "They stand in the order of the bill, so stop where yours should.",
    "Prices climb as you read.",
    "Each asks a little more than the one above it.",
    "Start at the top if you are paying.",
    "The list goes from cheap to splurge.",
  ],
  "early to late": [
    "They stand in the order of the day.",
    "The early ones come first and the late ones last.",
    "Read down and the day gets later.",
    "The list keeps time, and the last of it is for the night.",
    "We have put them by the clock.",
  ],
  "oldest to newest": [
    "The oldest comes first.",
    "They stand by age, and the youngest is at the end.",
    "We have put the elders first.",
    "Read down and they get younger.",
    "The list begins with whoever has been at it longest.",
  ],
};
