import { foldProse, singular, wordList, wordsOf } from "./word-forms";

/** Capitalized words that name nobody: the calendar, the region, and words that are always capitalized. */
const COMMON_NAMES = new Set(
  wordList(`i i'm i'd i'll january february march april may june july august september october november december
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
    sundays thanksgiving christmas halloween easter english california bay area pacific bart muni caltrain
    street avenue boulevard road lane drive place court square alley way plaza terrace north south east west
    peninsula city tv ok`),
);

/** Accented loanwords in English. */
const LOANWORDS = new Set(
  wordList(
    "cafe cafes cliche cliches decor naive facade saute sauteed sauteing puree pureed flambe a la carte creme entree entrees jalapeno consomme tete",
  ),
);

const FOUNDER_VERBS =
  "opened|opens|founded|founds|cooks|cooked|runs|ran|owns|owned|trained|started|launched|learned|built|moved|grew|makes|made|bakes|serves|served|took";

/** A capitalized or accented word, or a quotation, that the grounds do not hold; or null. */
export function findUngroundedName(text: string, ground: ReadonlySet<string>): string | null {
  const known = (word: string) => ground.has(word) || ground.has(singular(word)) || COMMON_NAMES.has(word);

  for (const { 0: raw, index } of text.matchAll(/[\p{L}](?!\p{N})[\p{L}\p{M}'’.]*(?:-[\p{L}\p{M}'’]+)*/gu)) {
    const isCapital = /^\p{Lu}/u.test(raw);
    const isFirst = /(?:^|[.!?:;]\s+|^["“‘'(]|[.!?:]\s+["“])$/.test(text.slice(0, index));
    if (isCapital && !isFirst && !wordsOf(raw).every(known)) return raw;
    const isAccented = foldProse(raw) !== raw.toLowerCase().replace(/[’]/g, "'");
    if (isAccented && !wordsOf(raw).every((word) => known(word) || LOANWORDS.has(word))) return raw;
  }

  // A person whose name starts the sentence: "Marco opened ...", "Alice Waters runs ..." (the second word is caught above).
  const actor = text.match(new RegExp(String.raw`^(\p{Lu}[\p{L}'’-]+) (?:${FOUNDER_VERBS})\b`, "u"))?.[1];
  if (actor && !wordsOf(actor).every(known) && !isPlainSubject(actor, text)) return actor;

  for (const [, quoted = ""] of text.matchAll(/["“]([^"”]{2,})["”]/g)) {
    if (!wordsOf(quoted).every(known)) return quoted;
  }
  return null;
}

const PLAIN_SUBJECTS = new Set(
  wordList(`it he she they we you one nobody somebody everyone someone anyone this that these those who which what there here
    nothing everything something all both each another many most some few others dinner lunch breakfast brunch
    supper service cooking family owner chef kitchen`),
);

const FOUNDING_PATTERN =
  /^\p{Lu}[\p{L}'’-]+ (?:opened|opens|founded|founds|owns|runs|started|launched|trained|cooks|bakes|serves)\b/u;

/** Plurals and pronouns can be subjects without being a person's name; but only a person founds a place. */
const isPlainSubject = (word: string, text: string): boolean =>
  PLAIN_SUBJECTS.has(foldProse(word)) || (/[^s]s$/.test(word) && !FOUNDING_PATTERN.test(text));
