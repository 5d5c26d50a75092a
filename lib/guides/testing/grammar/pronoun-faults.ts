import type { GrammarFault } from "./grammar-fault";
import type { Token } from "./token";

/** Read over the plain text: the rule's name and words that can't stand together. */
const RULES: [rule: string, pattern: RegExp][] = [
  ["its or it's", /\bits (?:an?|the|not|been|also|very|too|always|never|worth|hard to|easy to|because|that)\b/gi],
  [
    "its or it's",
    /\b(?:of|for|with|in|on|to|at|from|by|into|under|over|behind|up|off|around|near|inside|keeps?|loses?|holds?|takes?|makes?|closes?|opens?|shows?|gives?|has|have|had) it['’]s\b/gi,
  ],
  ["its or it's", /\bits['’]|\bit['’]s own\b/gi],
  [
    "your or you're",
    /\byour (?:an?|the|not|here|going|welcome|about to)\b|\byou['’]re (?:own|table|order|meal|coat|way)\b/gi,
  ],
  ["their or they're", /\btheir (?:is|are|was|were|an?|the|not)\b|\bthey['’]re (?:own|kitchen|menu|room|table)\b/gi],
  [
    "whose or who's",
    /\bwho['’]s (?:kitchen|menu|room|owner|chef|name|food|tables?)\b|\bwhose (?:an?|the|been|not)\b/gi,
  ],
  ["pronoun case", /\bbetween (?:you|\p{L}+) and (?:I|he|she|we|they)\b/giu],
];
const SUBJECTS = /^(?:i|he|she|we|they)$/;
const OBJECTS = /^(?:them|us|him|me)$/;

/** Pronouns in the wrong case, and its for it's. */
export const findPronounFaults = (text: string, tokens: readonly Token[]): GrammarFault[] => [
  ...RULES.flatMap(([rule, pattern]) => [...text.matchAll(pattern)].map(({ 0: words }) => ({ rule, words }))),
  ...tokens.flatMap((_, index) => [...caseFaults(tokens, index), ...ownerFaults(tokens, index)]),
];

function caseFaults(tokens: readonly Token[], index: number): GrammarFault[] {
  const [previous, token, next] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1]];
  const fault = (...words: (Token | undefined)[]): GrammarFault[] => [
    { rule: "pronoun case", words: words.map((word) => word?.text ?? "").join(" ") },
  ];
  const hasVerb = next?.pos === "AUX" || (next?.pos === "VERB" && !/ing$/.test(next.lower));
  if (
    SUBJECTS.test(token.lower) &&
    /^(?:for|with|to|at|by|from|of|between|behind|without)$/.test(previous?.lower ?? "") &&
    !hasVerb
  )
    return fault(previous, token);
  const opens = !previous || /^[;:.]$/.test(previous.text) || /^(?:that|where|because|when)$/.test(previous.lower);
  return opens && OBJECTS.test(token.lower) && hasVerb ? fault(token, next) : [];
}

const REPORTS =
  /^(?:say|says|think|thinks|know|knows|mean|means|guess|hope|believe|claim|claims|like|feel|feels|find|swear|see)$/;

/** "kept it's independence": a thing right behind, where a sentence would need an article. */
function ownerFaults(tokens: readonly Token[], index: number): GrammarFault[] {
  const [previous, it, s, thing] = [-1, 0, 1, 2].map((step) => tokens[index + step]);
  const isOwner = it?.lower === "it" && /^['’]s$/.test(s?.text ?? "") && thing?.pos === "NOUN";
  const isOwned = previous?.pos === "VERB" && !REPORTS.test(previous.lower);
  return isOwner && isOwned ? [{ rule: "its or it's", words: `${it.text}${s?.text} ${thing.text}` }] : [];
}
