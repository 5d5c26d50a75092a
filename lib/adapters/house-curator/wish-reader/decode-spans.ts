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
};

/** A word of the text and its pieces, as indices. */
type Word = { start: number; end: number; pieces: number[] };
type OpenSpan = { start: number; end: number; type: number; typeSum: number; roleSums: Float64Array; words: number };

/**
 * Joins the words of one span. Each piece is labelled as outside of any (0), as the beginning of a type (1, 3, 5 …) or as
 * inside one (2, 4, 6 …); a word goes by the surest of its pieces that is in a span.
 */
export function decodeSpans(pieces: readonly WordPiece[], logits: TokenLogits, labels: Labels): DecodedSpan[] {
  const rowOf = (values: Float32Array, width: number, at: number) =>
    softmax(values.subarray(at * width, (at + 1) * width));
  const labelCount = 1 + 2 * labels.types.length;
  const roleCount = labels.roles.length;
  const spans: OpenSpan[] = [];
  let current: OpenSpan | null = null;
  for (const word of joinPieces(pieces)) {
    const rows = word.pieces.map((at) => ({ at, shares: rowOf(logits.labels, labelCount, at) }));
    const marked = rows.map((row) => ({ ...row, label: indexOfHighest(row.shares) })).filter(({ label }) => label > 0);
    const [surest] = marked.toSorted((a, b) => (b.shares[b.label] ?? 0) - (a.shares[a.label] ?? 0));
    if (!surest) {
      current = null;
      continue;
    }
    const type = Math.floor((surest.label - 1) / 2);
    const isInside = surest.label % 2 === 0;
    if (!(isInside && current && current.type === type && word.start - current.end <= 1)) {
      current = { start: word.start, end: word.end, type, typeSum: 0, roleSums: new Float64Array(roleCount), words: 0 };
      spans.push(current);
    }
    current.end = word.end;
    current.typeSum += surest.shares[surest.label] ?? 0;
    current.words += 1;
    for (const [role, share] of rowOf(logits.roles, roleCount, surest.at).entries()) {
      current.roleSums[role] = (current.roleSums[role] ?? 0) + share;
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
    };
  });
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

function softmax(logits: Float32Array): Float64Array {
  const highest = logits.reduce((a, b) => Math.max(a, b));
  const powers = Float64Array.from(logits, (logit) => Math.exp(logit - highest));
  const sum = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / sum);
}

const indexOfHighest = (values: Float64Array): number =>
  values.reduce((best, value, i) => (value > (values[best] ?? 0) ? i : best), 0);
