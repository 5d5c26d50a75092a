/** A piece of a word, its id in the vocabulary, and where it stands in the text, in UTF-16 units. */
export type WordPiece = {
  id: number;
  start: number;
  end: number;
  /** It goes on with the word of the piece before it. */
  isContinued: boolean;
};
/** Piece -> id; pieces that continue a word begin with "##". */
export type Vocabulary = ReadonlyMap<string, number>;

/** A character as the vocabulary knows it (lower case, without accents), and where it stands in the text. */
type Character = { folded: string; start: number; end: number };

const CONTINUED = "##";
const UNKNOWN = "[UNK]";
/** In characters; a longer word is unknown as a whole. */
const WORD_MAX = 100;

const IGNORED = /[\0\uFFFD]|(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
const SPACE = /\s|\p{Zs}/u;
/** What BERT calls punctuation: Unicode's, and every ASCII character that is no letter, digit or space. */
const PUNCTUATION = /[\p{P}$+<=>^`|~]/u;
const CHINESE = /\p{Unified_Ideograph}/u;

/** Splits a text as BERT's uncased tokenizer does (Devlin et al. 2018), without its special tokens. */
export function splitWordPieces(text: string, vocabulary: Vocabulary): WordPiece[] {
  return splitWords(text).flatMap((word) => splitWord(word, vocabulary));
}

function splitWords(text: string): Character[][] {
  const words: Character[][] = [];
  let word: Character[] = [];
  const endWord = () => {
    if (word.length > 0) words.push(word);
    word = [];
  };
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const at = { start, end };
    start = end;
    if (IGNORED.test(character)) continue;
    if (SPACE.test(character)) endWord();
    else if (PUNCTUATION.test(character) || CHINESE.test(character)) {
      endWord();
      words.push([{ folded: character, ...at }]);
    } else {
      // A Korean syllable becomes its letters.
      word.push(...Array.from(foldCharacter(character), (folded) => ({ folded, ...at })));
    }
  }
  endWord();
  return words;
}

const foldCharacter = (character: string): string =>
  character
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** The longest known pieces from the left; a word with any unknown part is unknown as a whole. */
function splitWord(word: Character[], vocabulary: Vocabulary): WordPiece[] {
  const whole = { start: word[0]?.start ?? 0, end: word.at(-1)?.end ?? 0 };
  const unknown = [{ id: vocabulary.get(UNKNOWN) ?? 0, ...whole, isContinued: false }];
  if (word.length > WORD_MAX) return unknown;
  const pieces: WordPiece[] = [];
  for (let from = 0; from < word.length; ) {
    let to = word.length;
    let id: number | undefined;
    for (; to > from; to--) {
      const piece = word.slice(from, to).map(({ folded }) => folded);
      id = vocabulary.get((from > 0 ? CONTINUED : "") + piece.join(""));
      if (id !== undefined) break;
    }
    if (id === undefined) return unknown;
    pieces.push({ id, start: word[from]?.start ?? 0, end: word[to - 1]?.end ?? 0, isContinued: from > 0 });
    from = to;
  }
  return pieces;
}
