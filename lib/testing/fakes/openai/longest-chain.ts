type Span = { startedAt: number; endedAt: number | null };

/** The longest chain of calls that each began after the previous one ended: what even a perfect caller waits for. */
export function longestChain(calls: readonly Span[]): number {
  let chain = 0;
  let freeAt = Number.NEGATIVE_INFINITY;
  for (const { startedAt, endedAt } of calls.filter(hasEnded).sort((a, b) => a.endedAt - b.endedAt)) {
    if (startedAt < freeAt) continue;
    chain += 1;
    freeAt = endedAt;
  }
  return chain;
}

const hasEnded = (span: Span): span is { startedAt: number; endedAt: number } => span.endedAt !== null;
