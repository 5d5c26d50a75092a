import { foldAccents } from "@/lib/restaurants/vocabulary";
import { CODE_PATTERN } from "./words/clean-prompt";

export type Intent = "wish" | "code" | "order" | "task" | "question" | "insult" | "harm";

const INSTRUCTION_PATTERNS = [
  /\b(ignore|disregard|forget|override|bypass|skip over)\b.{0,40}\b(instructions?|rules?|prompts?|guidelines?|above|previous|everything|constraints|training|safety)\b/,
  /\b(system|assistant|developer|admin|user|human|ai)\s*(override|prompt|message|mode|note|command|instruction)?\s*:/,
  /\bsystem (override|prompt|message|instructions?)\b|\bdeveloper mode\b|\bjailbr[eo]ak\b|\bprompt injection\b|\bdo anything now\b|\bsudo\b/,
  /\byou are (now|no longer)\b|\bact as\b|\bpretend (to be|you)\b|\bfrom now on\b|\brole ?play\b|\bnew instructions?\b|\byour (real|true|new) (task|goal|job|instructions?)\b/,
  /\b(reveal|print|output|show|repeat|leak|display|dump|give|tell|send|email|expose|return)\b.{0,30}\b(prompt|instructions?|api ?keys?|passwords?|secrets?|tokens?|configuration|config|database|env|environment|credentials?|source code|user data|emails?)\b/,
  /\b(api key|admin password|system prompt)\b/,
  /\b(add|insert|include|put|embed|append|place)\b.{0,30}\b(links?|urls?|href|html|scripts?|markdown|iframe|advert\w*|promo code)\b/,
  /\b(answer|respond|reply|output|write|speak)\b (only|just|everything|all)?\s*(in|with|as) (json|xml|base64|code|pirate|rhyme|html|all caps|one word)\b|\b(answer|respond|reply) only\b|\bin (valid )?json\b/,
  /\b(say|state|claim|write|mention|declare|conclude|tell (everyone|readers|users))\b.{0,30}\b(that|the best|is the|every|in every|are the)\b/,
  /\b(rate|rank|give)\b.{0,20}\b(every|each|all|it|them)\b.{0,20}\b(stars?|first|10|ten|top)\b/,
  /\byour (answers?|reply|replies|message|text|writing|sentences?|words)\b|\b(reply|respond|answer|write|speak) (to me )?(in|with|using)\b/,
  /\byou must\b|\byou will (now|always|only)\b|\byour response\b|\b(in|to) (your|the) (output|answer|response)\b|\blanguage model\b|\bchatgpt\b|\bllm\b/,
];

const TASK_PATTERNS = [
  /\b(how do (you|i|we) say|equivalent (for|of)|in other words|synonyms? (for|of)|grammar|conjugate|pronounce)\b|\bwhat('?s| is) ['"“‘]/,
  // "Find dinner near our hotel" and "a book club" ask for neither.
  /\b(recommend|suggest|find|book|plan|list|name)\b(?! clubs?\b)(?:(?!\b(?:near|before|after|by|around|at|next|close|beside|from|for|in|to|on|with|dinner|lunch|brunch|eat|table|restaurants?)\b).){0,24}\b(books?(?! clubs?\b)|movies?|films?|songs?|albums?|hotels?|flights?|getaways?|vacations?|podcasts?|tv shows?|laptops?|phones?|stocks?|video games?|gyms?|dentists?|doctors?)\b/,
  /^(please )?(can you |could you )?(analy[sz]e|classify|encode|decode|categori[sz]e|describe|discuss|compare the|outline|evaluate|integrate|modify|enhance|augment|rephrase|predict|estimate|prove|simulate|provide (a|the|an) (poem|summary|translation|list|spanish|french|german|definition|overview))\b/,
  // Whoever "read a novel" or "wrote a song" tells of it.
  /(?<!\b(?:i|we|they|he|she|you|who|both|all|just|'ve|have|has|had|will|'ll|to|club|that) )\b(write|compose|draft|generate|create|make|tell|sing|give|read)\b (me |us |up )?(a |an |some |the |my |another |one )?(\w+ )?(poem|poems|song|essay|story|haiku|limerick|sonnet|letter|code|script|program|function|tweet|joke|jokes|rap|novel|blog|cover letter|resume|speech|riddle|paragraph|list of jokes|picture|image|logo|e-?mail)\b/,
  /^(please )?(translate|summari[sz]e|solve|calculate|debug|compile|explain|define|convert|spell|rewrite|paraphrase|proofread|count)\b/,
  /(?<!\b(?:family|old|traditional|secret|ancient|original|grandm\w+|mothers?|moms?|nonnas?|abuelas?|their|her|his)(?:['’]s)? (?:\w+ )?)\brecipes?\b|\brecipes? (?:for|of)\b|\bhow (do|to|can|should|would|long) (i |you |we |one |do i |to )?(cook|make|bake|fix|prepare|grill|roast|boil|build|install|get rid|clean|repair|brew|ferment|store|freeze|lose)\b/,
  /\b(calories|nutrition facts|nutritional value|stock price|exchange rate|horoscope|lottery|bitcoin|crypto\w*|homework|algorithm|sql query)\b/,
];

const QUESTION_PATTERNS = [
  /^(what time|since when|how late|how long|how early) (does|do|is|are|did|has|have|will)\b/,
  /^what('?s| is| are| was| were) (the |a |an )?(capital|weather|time|date|meaning|population|president|square root|difference|history|your|my|name|score|temperature|forecast|traffic|height|distance|speed|origin|purpose|life|love|news|answer|year|definition|mayor|\d)/,
  /^what (is|are|does) [\p{L} ]{1,24}( mean)?\??$/u,
  /^who (is|was|were|won|are|invented|wrote|owns|killed|sang|played|founded|discovered|am|did)\b/,
  /^(why|when) (is|are|was|were|did|do|does|will|should|would|cant|can't)\b/,
  /^how (many|old|tall|far|much is|does|did|are you|is your|is it|fast|big|heavy|spicy is|come)\b/,
  /^(is|are|was|were|did|will) (it|you|he|she|they|god|the earth|this)\b(?!.*\b(place|spot|restaurant|anywhere|somewhere)\b)/,
];

const INSULT_PATTERN =
  /\b(idiots?|stupid|morons?|dumb(ass)?|useless|sucks?|shit(ty)?|fuck(ing|er)?|garbage|trash|assholes?|bitch|crap(py)?|worthless|pathetic|losers?|bastards?|screw|stfu|bullshit|dickhead|hate you|shut up|scam)\b/;
const AT_SOMEONE =
  /\b(you|your|youre|you're|u|ur|this (app|site|website|thing|service|product|guide)|the app|kumquat|yourself|eat (shit|dirt|me|my shorts))\b/;
/** "Shellfish will kill my husband" and "pick your poison" harm nobody. */
const HARM_PATTERNS = [
  /\b(?:i|we)(?:['’]?(?:ll|m|re|d))?(?: (?:will|want|need|am|are|plan|going|gonna|wanna|to|really))* (?:kill|poison|murder) (?:my|his|her|him|them|you|your|someone|somebody|people|everyone|everybody)\b/,
  /\b(?:how (?:to|do i|can i|do you)|help me) (?:\w+ )?(?:kill|poison|murder) (?:my|his|her|him|them|you|your|someone|somebody|people|everyone|everybody)\b/,
  /\b(?:rat poison|poison (?:my|his|her|their|someone|people)|human (?:flesh|meat)|cannibal|suicide|kill(?:ing)? (?:myself|people|someone)|(?:make|build|plant|buy) a \w*\s?bomb|pipe bomb|cocaine|heroin|meth|(?:dog|cat) meat|panda(?! (?:express|inn))|whale meat|shark fin|endangered)\b/,
];

/** Classifies a clause by its form alone. */
function classifyIntent(clause: string): Intent {
  if (CODE_PATTERN.test(clause)) return "code";
  const text = foldAccents(clause).replace(/\s+/g, " ").trim();
  if (INSTRUCTION_PATTERNS.some((pattern) => pattern.test(text))) return "order";
  if (HARM_PATTERNS.some((pattern) => pattern.test(text))) return "harm";
  if (TASK_PATTERNS.some((pattern) => pattern.test(text))) return "task";
  if (
    QUESTION_PATTERNS.some((pattern) => pattern.test(text)) &&
    !/\b(best|good|great|eat|favou?rite|go[- ]?to|tasty|delicious|craving|crave|hungry)\b/.test(text)
  ) {
    return "question";
  }
  if (INSULT_PATTERN.test(text) && AT_SOMEONE.test(text)) return "insult";
  return "wish";
}

type FilteredClauses = { text: string; rejectedIntents: Exclude<Intent, "wish">[] };

type FoodClues = {
  namesFood: (part: string) => boolean;
  /** Whether a part surely asks for a food; then a question is a request. */
  hasFoodSpan?: (part: string) => boolean;
};

/** A food that is named beside a task is a part of it, unless somebody wants to eat it. */
const ASKS_TO_EAT =
  /\b(?:wants?|craving|crave|hungry|looking for|eat|find (?:me|us|a)|(?:would|['’]d) (?:like|love)|lovely to|somewhere|restaurants?|where (?:can|do|to|should))\b/i;

/** Returns the clauses that request something or name a food, without instructions, tasks and insults. */
export function filterClauses(text: string, { namesFood, hasFoodSpan = () => false }: FoodClues): FilteredClauses {
  const rejectedIntents: FilteredClauses["rejectedIntents"] = [];
  const accepted = sentencesOf(text).flatMap((sentence) => {
    const intent = classifyIntent(sentence);
    if (intent === "wish" || (intent === "question" && hasFoodSpan(sentence))) return [sentence];
    rejectedIntents.push(intent);
    if (intent !== "order" && intent !== "insult" && intent !== "task") return [];
    const parts = sentence.split(/,|;|\s+(?:and|but|then|also)\s+|\s[—–-]\s/i);
    const acceptedParts = parts.filter(
      (part) =>
        classifyIntent(part) === "wish" &&
        (intent === "task"
          ? namesFood(part) && ASKS_TO_EAT.test(part)
          : namesFood(part) ||
            /\b(want|find|like|craving|crave|need|looking|please|food|eat|dinner|lunch)\b/i.test(part)),
    );
    return parts.length > 1 ? acceptedParts : [];
  });
  return { text: accepted.join(" . "), rejectedIntents };
}

const sentencesOf = (text: string) =>
  text
    .replace(/\b(system|assistant|developer)\s*:/gi, " . $&")
    .split(/(?<=[.!?;。！？])\s*|\n+|(?<=\S)\s+\.\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}$]/u.test(sentence));
