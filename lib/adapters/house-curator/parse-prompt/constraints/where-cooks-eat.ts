import { overlap, type Range } from "../mentions/locate-mentions";

/** The quality that the texts of some places show. */
export const WHERE_COOKS_EAT = "where cooks eat";

const COOKS =
  "(?:chefs|(?:line )?cooks|bartenders|(?:kitchen|restaurant|industry) (?:people|folks|workers|crowd|staff))";
const ASKED = new RegExp(
  `\\b(?:${COOKS}(?: (?:really|actually|themselves|would|like to|love to|do|all|of the city))* (?:eat|go|dine|drink|hang(?: ?out)?|favorites?|hang-?outs?)(?: on (?:their|a) (?:nights?|days?) off)?|(?:industry|chefs?['’]?s?) (?:hang-?outs?|spots?|haunts?|favorites?|nights?)|off[- ]duty (?:chefs?|cooks?|bartenders?))\\b`,
  "gi",
);

/** Whether a span is a part of what asks where those eat who cook for others: "where do chefs eat on their night off". */
export const asksWhereCooksEat = (span: Range, prompt: string): boolean =>
  [...prompt.matchAll(ASKED)].some(({ 0: words, index }) => overlap(span, { start: index, end: index + words.length }));
