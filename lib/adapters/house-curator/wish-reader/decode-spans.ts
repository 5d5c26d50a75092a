import type { TokenLogits } from "./encoder.ts";
import type { WordPiece } from "./word-pieces.ts";

/** The names of the model's outputs, in their order. */
export type Labels = { types: readonly string[]; roles: readonly string[] };

/** A span of a text as the model marks it, in UTF-16 units. */
export type DecodedSpan = {
  start: number;
  end: number;
  type: string;
  role: string;
  /** Probabilities of both, from 0 to 1: the mean over the span's words. */
  typeConfidence: number;
  roleConfidence: number;
  /** The probability that it is refused or dangerous, whatever its role. */
  againstProbability: number;
};

/** A word of the text and its pieces, as indices. */
type Word = { start: number; end: number; pieces: number[] };
/** The likeliest type of a piece that is in a span, and how likely it is. */
type PieceType = { at: number; type: number; share: number; isInside: boolean };
type OpenSpan = { start: number; end: number; type: number; typeSum: number; roleSums: Float64Array; words: number };

/** Below one: what nobody would look for if it were missed is worth less than a wish that is left out. */
const OUTSIDE_WEIGHT = 0.6;

/**
 * Joins the words of one span. Each piece is labelled as outside of any (0), as the beginning of a type (1, 3, 5 …) or as
 * inside one (2, 4, 6 …); a word goes by the surest of its pieces that is in a span.
 */
export function decodeSpans(pieces: readonly WordPiece[], logits: TokenLogits, labels: Labels): DecodedSpan[] {
  const labelCount = 1 + 2 * labels.types.length;
  const roleCount = labels.roles.length;
  const spans: OpenSpan[] = [];
  let current: OpenSpan | null = null;
  for (const word of joinPieces(pieces)) {
    const typed = word.pieces.flatMap((at) => typeOf(at, sharesAt(logits.labels, labelCount, at)));
    const [surest] = typed.toSorted((a, b) => b.share - a.share);
    if (!surest) {
      current = null;
      continue;
    }
    const { type, share, isInside, at } = surest;
    if (!(isInside && current && current.type === type && word.start - current.end <= 1)) {
      current = { start: word.start, end: word.end, type, typeSum: 0, roleSums: new Float64Array(roleCount), words: 0 };
      spans.push(current);
    }
    current.end = word.end;
    current.typeSum += share;
    current.words += 1;
    for (const [role, roleShare] of sharesAt(logits.roles, roleCount, at).entries()) {
      current.roleSums[role] = (current.roleSums[role] ?? 0) + roleShare;
    }
  }
  return spans.map(({ start, end, type, typeSum, roleSums, words }) => {
    const role = indexOfHighest(roleSums);
    return {
      start,
      end,
      type: labels.types[type] ?? "",
      role: labels.roles[role] ?? "",
      typeConfidence: typeSum / words,
      roleConfidence: (roleSums[role] ?? 0) / words,
      againstProbability: roleSums.reduce((sum, each, i) => (isAgainst(labels.roles[i]) ? sum + each : sum), 0) / words,
    };
  });
}

/** None where the piece is outside of any span. A type's share is that of its beginning and its inside together. */
function typeOf(at: number, shares: Float64Array): PieceType[] {
  const shareOf = (label: number) => shares[label] ?? 0;
  const types = Array.from({ length: (shares.length - 1) / 2 }, (_, type) => ({
    at,
    type,
    share: shareOf(1 + 2 * type) + shareOf(2 + 2 * type),
    isInside: shareOf(2 + 2 * type) > shareOf(1 + 2 * type),
  }));
  const [best] = types.toSorted((a, b) => b.share - a.share);
  return best && best.share > shareOf(0) * OUTSIDE_WEIGHT ? [best] : [];
}

/** Pieces that stand side by side without a space are one word. */
function joinPieces(pieces: readonly WordPiece[]): Word[] {
  const words: Word[] = [];
  pieces.forEach(({ start, end, isContinued }, at) => {
    const last = words.at(-1);
    if (last && isContinued) {
      last.end = end;
      last.pieces.push(at);
    } else words.push({ start, end, pieces: [at] });
  });
  return words;
}

/** The probabilities of one piece's outputs. */
function sharesAt(values: Float32Array, width: number, at: number): Float64Array {
  const logits = values.subarray(at * width, (at + 1) * width);
  const highest = logits.reduce((a, b) => Math.max(a, b));
  const powers = Float64Array.from(logits, (logit) => Math.exp(logit - highest));
  const sum = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / sum);
}

const isAgainst = (role: string | undefined): boolean => role === "avoid" || role === "danger";

const indexOfHighest = (values: Float64Array): number =>
  values.reduce((best, value, i) => (value > (values[best] ?? 0) ? i : best), 0);
