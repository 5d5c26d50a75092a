type CleanPrompt = {
  /** The prompt as plain text. */
  text: string;
  hadLink: boolean;
  hadCode: boolean;
};

const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|example|dev|ru|xyz)(?:\/\S*)?/gi;
const SCRIPT = /<(script|style|iframe|object|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<\/?[a-z!][^>]{0,400}>?/gi;
const FENCE = /```[\s\S]*?(?:```|$)/g;
export const CODE_PATTERN =
  /\b(?:select\s+.+\s+from|drop\s+table|insert\s+into|union\s+select|def\s+\w+\s*\(|function\s*\w*\s*\(|console\.log|print\s*\(|import\s+\w+\s+from|#include|rm\s+-rf|eval\s*\(|alert\s*\(|onerror\s*=)|=>|\$\{|\{\{|<\?php|;\s*--|\$where|\b(?:group|order)\s+by\b|\bwhere\s+[\w'(]+\s*=|\bselect\s+\w+\s*\(|\b1\s*=\s*[01]\b|\.match\(|'\s*(?:or|and)\s+'?\w'?\s*=|&&/i;

const FOOD_EMOJI: Record<string, string> = {
  "🍕": "pizza",
  "🍜": "noodles",
  "🍣": "sushi",
  "🌮": "tacos",
  "🌯": "burrito",
  "🍔": "burgers",
  "🥟": "dumplings",
  "🍝": "pasta",
  "🍦": "ice cream",
  "🍨": "ice cream",
  "🍩": "doughnuts",
  "☕": "coffee",
  "🥐": "croissant",
  "🥩": "steak",
  "🦞": "lobster",
  "🦪": "oysters",
  "🍛": "curry",
  "🥗": "salad",
  "🍷": "wine",
  "🍸": "cocktails",
  "🍺": "beer",
  "🍻": "beer",
  "🍰": "cake",
  "🥞": "pancakes",
  "🐶": "dog",
  "🐕": "dog",
  "🥯": "bagel",
  "🦀": "crab",
  "🍳": "breakfast",
  "🍲": "hot pot",
  "🥙": "falafel",
  "🧋": "boba",
  "🍤": "tempura",
  "🌭": "hot dogs",
  "🍗": "fried chicken",
};

/** Replaces food emoji with words. */
const emojiToWords = (prompt: string) =>
  prompt.replace(/\p{Extended_Pictographic}/gu, (picture) => ` ${FOOD_EMOJI[picture] ?? ""} `);

const NOBODY =
  /\b(?:nobody|no one|none of (?:us|them)|neither of (?:us|them))\b((?:(?!\b(?:when|if|while|because|that|how|as)\b)[^.,;!?]){0,40}?)\b(?:eats?|likes?|wants?|touch(?:es)?|(?:can|will|would|could) (?:eat|touch|have|stand))\b/giu;

/** "7.30pm", whose point ends no sentence. */
const TIME_WITH_POINT =
  /(?<![\d$.])\b(\d{1,2})\.(?=[0-5]\d ?[ap]\.?m\b)|(?<=\b(?:at|by|for|around|before|after) )(1[0-2]|[1-9])\.(?=(?:00|15|30|45)\b(?! ?(?:dollars?|bucks?)\b))/gi;

/** Converts a prompt to plain text: removes links, markup and code, and ends a clause at brackets. */
export function cleanPrompt(prompt: string): CleanPrompt {
  const hadLink = LINK.test(prompt);
  LINK.lastIndex = 0;
  const text = emojiToWords(prompt)
    .normalize("NFC")
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, " ")
    .replace(FENCE, " . ")
    .replace(SCRIPT, " . ")
    .replace(TAG, " . ")
    .replace(LINK, " ")
    .replace(/\[[^\]]{0,200}\]|\{[^}]{0,200}\}/g, " . ")
    .replace(TIME_WITH_POINT, "$1$2:")
    .replace(NOBODY, "$1 avoids")
    .replace(/[ \t]+/g, " ")
    .trim();
  return { text, hadLink, hadCode: CODE_PATTERN.test(prompt) };
}
