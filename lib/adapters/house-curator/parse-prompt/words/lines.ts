import { type Quote, quotesOf } from "./split-words";

const REFUSED =
  "(?:no|not|without|never|nobody|no one|minus|zero|avoid(?:ing|s)?|skip(?:ping|s)?|hat(?:es?|ing)|dislikes?|cannot|(?:do|does|did|is|are|ca|wo|was|would)n['’]?t|(?:sick|tired|free) of|rather not|instead of)";
/** What may stand between, none of which is a food, a place's name or a wish of its own. */
const BETWEEN =
  "(?:the|an?|any|one|ones|of|those|these|that|which|who|where|place|places|spot|spots|joint|joints|restaurant|restaurants|somewhere|with|has|have|having|had|there|there['’]s|is|are|got|gotta|be|being|i|you|we|us|me|they|people|everyone|everybody|folks|tourists|locals|all|whole|city|to|want|wants|wanna|need|like|feel|feeling|stand|stands|standing|wait|waits|waiting|spend|spending|sit|sitting|deal|dealing|my|our|time|always|usually|long|longest|big|huge|crazy|insane|super|very|hour|hours|ridiculous|massive|endless|usual|famous|up|in)";
const LINE =
  "(?:lines?(?! (?:cooks?|danc\\p{L}*|caught|of (?:sight|work|duty)|items?|up with|with)\\b)|line-?ups?|lin(?:ed|ing) up|lines? up|queues?|queued|queue?ing)";
const TAIL =
  "(?: up)?(?: (?:out (?:of )?the door|(?:around|round|down|up) the (?:block|corner|street|sidewalk)|at the door|outside|out front|to (?:get in|eat|sit down)|forever|all (?:day|morning|night|evening)|for (?:ages|hours|(?:an?|half an|one|two|three|\\d+) (?:hours?|minutes?|mins?))))*(?: (?:up )?(?:for|at)(?=\\s*(?:[,.;:!?)]|$|but\\b)))?";

/** "No line", "not the place that everybody queues for", "don't want to stand in line". */
const NO_LINE = new RegExp(
  `(?<![\\p{L}\\p{N}])${REFUSED}[ -](?:${BETWEEN}[ -]){0,9}?${LINE}(?![\\p{L}\\p{N}])${TAIL}|\\b(?:line|queue)[- ]free\\b`,
  "giu",
);
/** The same of a wait: "skip the wait". */
const NO_WAIT =
  /\b(?:no|zero|without|skip(?:ping)?)[ -](?:the |an? |any )?(?:long )?wait(?:ing|s)?(?: times?)?(?!\p{L})/giu;
/** After it, the refusal goes on: "no line or crowds". */
const GOES_ON = /^\s*(?:or|nor)\b/iu;
const REFUSAL = new RegExp(`^${REFUSED}\\s`, "iu");

/** Where a prompt says that it wants to stand in no line: no source tells how long one is. */
export const linesRefused = (prompt: string): Quote[] => quotesOf(prompt, NO_LINE);

/** The same, up to what else a refusal of it refuses: that is read like any other. */
export const linesSetAside = (prompt: string): Quote[] =>
  linesRefused(prompt).map(({ quote, start }) => {
    const cue = GOES_ON.test(prompt.slice(start + quote.length)) ? (REFUSAL.exec(quote)?.[0].length ?? 0) : 0;
    return { quote: quote.slice(cue), start: start + cue };
  });

/** Whether what begins there follows right after a line or a wait that nobody wants: "skip the line burgers". */
export const isAfterLine = (prompt: string, at: number): boolean =>
  [...linesRefused(prompt), ...quotesOf(prompt, NO_WAIT)].some(({ quote, start }) =>
    /^\s+(?:(?:good|great|the best|best|some|cheap) )?$/i.test(prompt.slice(start + quote.length, at)),
  );

const NOTHING_ELSE =
  /^(?:i|we|you|somewhere|some|an?|the|place|places|spot|restaurant|please|pls|with|where|give|find|me|us|just|want|need|and|food|good|great)*$/;

/** Whether that is all that a prompt asks of a place. */
export const asksOnlyForNoLine = (prompt: string): boolean => {
  const lines = linesRefused(prompt);
  const rest = lines.reduce((text, { quote }) => text.replace(quote, " "), prompt);
  return lines.length > 0 && NOTHING_ELSE.test(rest.toLowerCase().replace(/[^\p{L}]+/gu, ""));
};
