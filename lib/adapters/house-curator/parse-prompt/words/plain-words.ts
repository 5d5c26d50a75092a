import { foldAccents } from "@/lib/restaurants/vocabulary";
import type { Range } from "../mentions/locate-mentions";
import { FOREIGN_DAYS } from "./foreign-days";
import { IDIOMS, type Replacement } from "./idioms";

type Shorthand = readonly Replacement[];

/** What a kitchen may be safe from, for whom it would harm: "nut-safe". */
const HARMFUL =
  "(?:(?:tree |pea|wal)?nuts?|almonds?|cashews?|dairy|milk|lactose|eggs?|soy|(?:shell)?fish|shrimp|sesame|mustard|corn|sulfites?)";

/** How people type on a phone what the reader needs in words. What it reads as well so ("pls", "2nite") stays as it is. */
const SHORTHAND: Shorthand = [
  [/(?<=\p{L})[‘`´ʼ′](?=\p{L})/gu, "’"],
  // Beside other words it may be a color.
  [/(?<=^\s*)hu[eế](?=\s*$)/giu, "Huế cooking"],
  [/\bb4\b/gi, "before"],
  [/\b(?:somthing|sumthing|smthing|somethin|smth|sth)\b/gi, "something"],
  [/\bw\/(?:o|out)\b(?!\/)/gi, "without"],
  [/\bw\/in\b/gi, "within"],
  [/(?<![\p{L}\p{N}/])w\/\s*(?=[\p{L}\p{N}])/giu, "with "],
  [/\bb\/c\b/gi, "because"],
  [/\bnr\b(?!\.)/gi, "near"],
  [/\bbtwn\b/gi, "between"],
  [/(?<=\b(?:gluten|wheat)[- ])safe\b(?! (?:to|for|if|in|at|when|during)\b)/gi, "free"],
  [
    new RegExp(
      `(?<=\\b${HARMFUL}-|(?<!\\b(?:is|are|the|if|eat|eating) )\\b${HARMFUL} )safe\\b(?! (?:to|for|if|in|at|when|during)\\b)`,
      "gi",
    ),
    "allergy",
  ],
  [/\bb-?day\b/gi, "birthday"],
  [/\banniv\b/gi, "anniversary"],
  [/\b(?:wknd|wkend)\b/gi, "weekend"],
  [/\b4(?= (?:my|our|the|a|an|me|us|two|dinner|lunch|brunch|breakfast)\b)/gi, "for"],
  [/(?<=\p{L} )4(?= \d{1,2}(?:[,.!?]|$))/gu, "for"],
  [
    /(?<=^|\p{L} |[,.] )4(?= (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:ppl|people|persons?|of us|friends|guests|adults|kids|pax)\b)/giu,
    "for",
  ],
];

/** Times that are read as they are, and told in words. */
const TIMES: Shorthand = [
  [/\b(?:2nite|2night|2nyt|tonite)\b/gi, "tonight"],
  [/\b(?:2morrow|2moro|2mrw|tmrw|tmr|tmw|tmoro|tomoz)\b/gi, "tomorrow"],
  [/\b2day\b/gi, "today"],
  [/\bnite\b/gi, "night"],
  [/\basap\b/gi, "as soon as possible"],
  [/\brn\b/gi, "right now"],
  [/\b(?:hoy|aujourd['’]hui|heute|oggi|hoje)\b(?! (?:abend|noche|noite))/gi, "today"],
  [
    /\b(?:el |este |al |le |ce |am |la |no |neste )?(?:fin de semana|wochenende|fine settimana|fim de semana)\b/gi,
    "weekend",
  ],
  ...Object.entries(FOREIGN_DAYS).map(([day, { source }]): Shorthand[number] => [
    new RegExp(`(?:\\b(?:el|los|este|le|ce|am|la|il|di|no|neste|aos) )?(?:${source})`, "gi"),
    day,
  ]),
];

export const timeInWords = (time: string): string => {
  const folded = TIMES.reduce((words, [pattern, full]) => words.replace(pattern, full), foldAccents(time));
  const typed = TIMES.reduce((words, [pattern, full]) => words.replace(pattern, full), time);
  return typed === time && folded !== foldAccents(time) ? folded : typed;
};

/** A single word in marks, as it might stand without. Around several, marks say that they aren't meant so: "doesn't do". */
const QUOTED = /(?<![\p{L}\p{N}])["'“”‘’„«`]\p{L}+["'“”’»`](?![\p{L}\p{N}])/gu;

type PlainWords = {
  text: string;
  /** A range of the prompt, in the text. */
  toText: (range: Range) => Range;
  /** A range of the text, in the prompt: the whole of what stands for others. */
  toPrompt: (range: Range) => Range;
};

type Change = Range & { words: string };
type Placed = { typed: Range; plain: Range };

/** A prompt with its shorthand and its idioms in plain words, and without the marks around a single word. */
export function plainWords(prompt: string): PlainWords {
  const quoted = rangesOf(prompt, QUOTED);
  const changes = [
    ...[...SHORTHAND, ...IDIOMS].flatMap(([pattern, words]) =>
      rangesOf(prompt, pattern).map((range) => ({ ...range, words })),
    ),
    ...quoted.flatMap(marksOf).map((range) => ({ ...range, words: " " })),
  ].toSorted((a, b) => a.start - b.start);
  const { text, placed } = replaceAll(prompt, changes);
  return {
    text,
    toText: (range) => moved(range, placed, { from: "typed", to: "plain" }),
    toPrompt: (range) => withBothMarks(moved(range, placed, { from: "plain", to: "typed" }), quoted),
  };
}

const rangesOf = (prompt: string, pattern: RegExp): Range[] =>
  [...prompt.matchAll(pattern)].map(({ 0: typed, index }) => ({ start: index, end: index + typed.length }));

const marksOf = ({ start, end }: Range): Range[] => [
  { start, end: start + 1 },
  { start: end - 1, end },
];

function replaceAll(prompt: string, changes: readonly Change[]): { text: string; placed: Placed[] } {
  const placed: Placed[] = [];
  let text = "";
  let at = 0;
  for (const { start, end, words } of changes) {
    if (start < at) continue;
    text += prompt.slice(at, start) + words;
    placed.push({ typed: { start, end }, plain: { start: text.length - words.length, end: text.length } });
    at = end;
  }
  return { text: text + prompt.slice(at), placed };
}

/** Of what was replaced, a range holds all or nothing. */
function moved(range: Range, placed: readonly Placed[], { from, to }: { from: keyof Placed; to: keyof Placed }): Range {
  const move = (edge: keyof Range) => {
    const at = range[edge];
    const before = placed.findLast((each) => each[from].start < at);
    if (!before) return at;
    return at < before[from].end ? before[to][edge] : at - before[from].end + before[to].end;
  };
  return { start: move("start"), end: move("end") };
}

/** A range that holds one of two marks holds the other, where that is next to it. */
function withBothMarks({ start, end }: Range, quoted: readonly Range[]): Range {
  const opened = quoted.some((marks) => marks.start >= start && marks.end - 1 === end);
  const closed = quoted.some((marks) => marks.end <= end && marks.start + 1 === start);
  return { start: closed ? start - 1 : start, end: opened ? end + 1 : end };
}
