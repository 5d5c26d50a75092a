import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DecodedSpan, decodeSpans, type Labels } from "./decode-spans.ts";
import { Encoder, type TokenLogits } from "./encoder.ts";
import { Safetensors } from "./safetensors.ts";
import { splitWordPieces, type Vocabulary, type WordPiece } from "./word-pieces.ts";

/** Word pieces of a prompt that are read, the two special ones included; a prompt of 1,000 characters has about 250. */
const PIECES_MAX = 256;

/** Punctuation alone, or what an apostrophe leaves of a word: "'s". */
const isFragment = (words: string): boolean => /^(?:\p{P}|\s)*[a-z]?$/iu.test(words);

/** The model of models/wish-reader, in this thread's memory (about 60 MB, with room for its longest text). */
export class WishReaderModel {
  private readonly encoder: Encoder;
  private readonly vocabulary: Vocabulary;
  private readonly labels: Labels;

  /** Reads the files of a folder. Throws if one is missing or isn't what it should be. */
  constructor(folder: string) {
    const words = readFileSync(join(folder, "vocab.txt"), "utf8").split("\n");
    this.vocabulary = new Map(words.map((word, id) => [word, id]));
    this.labels = JSON.parse(readFileSync(join(folder, "labels.json"), "utf8"));
    this.encoder = new Encoder(new Safetensors(readFileSync(join(folder, "model.safetensors"))), PIECES_MAX);
  }

  readSpans(text: string): DecodedSpan[] {
    const { pieces, logits } = this.readPieces(text);
    return decodeSpans(pieces, logits, this.labels).filter(({ start, end }) => !isFragment(text.slice(start, end)));
  }

  /** The word pieces between the special ones, and what the encoder says of them. */
  readPieces(text: string): { pieces: WordPiece[]; logits: TokenLogits } {
    const pieces = splitWordPieces(text, this.vocabulary).slice(0, PIECES_MAX - 2);
    const special = (name: string) => this.vocabulary.get(name) ?? 0;
    const { labels, roles } = this.encoder.encode([special("[CLS]"), ...pieces.map(({ id }) => id), special("[SEP]")]);
    const rows = pieces.length + 2;
    const inner = (values: Float32Array) => values.subarray(values.length / rows, values.length - values.length / rows);
    return { pieces, logits: { labels: inner(labels), roles: inner(roles) } };
  }
}
