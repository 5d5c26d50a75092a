/** As people type on a phone. */
const TEXTING: Readonly<Record<string, string>> = {
  b4: "before",
  tonite: "tonight",
  "2nite": "tonight",
  "2night": "tonight",
  tmrw: "tomorrow",
  tmw: "tomorrow",
  "2morrow": "tomorrow",
  wknd: "weekend",
  bfast: "breakfast",
  resto: "restaurant",
  nr: "near",
  pls: "please",
  plz: "please",
  thx: "thanks",
};

/** A folded word as it is spelled. */
export const spelledOut = (word: string): string => (Object.hasOwn(TEXTING, word) ? (TEXTING[word] ?? word) : word);

/** A text with its words spelled out. */
export const spellOut = (text: string): string =>
  text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const spelled = spelledOut(word.toLowerCase());
    return spelled === word.toLowerCase() ? word : spelled;
  });
