import type { TokenLogits } from "./encoder.ts";
import type { WordPiece } from "./word-pieces.ts";

/** The names of the model's outputs, in their order. */
export type Labels = { types: readonly string[]; roles: readonly string[] };

/** A stretch of a text as the model marks it, in UTF-16 units. */
export type DecodedSpan = {
  start: number;
  end: number;
  type: string;
  role: string;
  /** Probabilities of both, from 0 to 1: the mean over the span's word pieces. */
  typeConfidence: number;
  roleConfidence: number;
};

type OpenSpan = { start: number; end: number; type: number; typeSum: number; roleSums: Float64Array; pieces: number };

/**
 * Joins the word pieces of one span. Each is labelled as outside of any (0), as the beginning of a type (1, 3, 5 …) or
 * as inside one (2, 4, 6 …).
 */
export function decodeSpans(pieces: readonly WordPiece[], logits: TokenLogits, labels: Labels): DecodedSpan[] {
  const labelCount = 1 + 2 * labels.types.length;
  const roleCount = labels.roles.length;
  const spans: OpenSpan[] = [];
  let current: OpenSpan | null = null;
  pieces.forEach((piece, at) => {
    const probabilities = softmax(logits.labels.subarray(at * labelCount, (at + 1) * labelCount));
    const label = indexOfHighest(probabilities);
    if (label === 0) {
      current = null;
      return;
    }
    const type = Math.floor((label - 1) / 2);
    const isInside = label % 2 === 0;
    if (!(isInside && current && current.type === type && piece.start - current.end <= 1)) {
      current = {
        start: piece.start,
        end: piece.end,
        type,
        typeSum: 0,
        roleSums: new Float64Array(roleCount),
        pieces: 0,
      };
      spans.push(current);
    }
    current.end = piece.end;
    current.typeSum += probabilities[label] ?? 0;
    current.pieces += 1;
    for (const [role, share] of softmax(logits.roles.subarray(at * roleCount, (at + 1) * roleCount)).entries()) {
      current.roleSums[role] = (current.roleSums[role] ?? 0) + share;
    }
  });
  return spans.map(({ start, end, type, typeSum, roleSums, pieces: count }) => {
    const role = indexOfHighest(roleSums);
    return {
      start,
      end,
      type: labels.types[type] ?? "",
      role: labels.roles[role] ?? "",
      typeConfidence: typeSum / count,
      roleConfidence: (roleSums[role] ?? 0) / count,
    };
  });
}

function softmax(logits: Float32Array): Float64Array {
  const highest = logits.reduce((a, b) => Math.max(a, b));
  const powers = Float64Array.from(logits, (logit) => Math.exp(logit - highest));
  const sum = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / sum);
}

const indexOfHighest = (values: Float64Array): number =>
  values.reduce((best, value, i) => (value > (values[best] ?? 0) ? i : best), 0);
