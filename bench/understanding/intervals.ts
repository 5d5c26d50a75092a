import { seededRandom } from "@/lib/core/cover/random";

const RESAMPLES = 2_000;

type Share = { share: number; low: number; high: number; count: number; total: number };

/**
 * The share of marks with a property, and its 95% interval by resampling whole prompts: the marks of one prompt are
 * right or wrong together.
 */
export function shareOf<P>(prompts: readonly P[], count: (prompt: P) => { hits: number; total: number }): Share {
  const counts = prompts.map(count);
  const sum = (each: typeof counts) => {
    const total = each.reduce((all, one) => all + one.total, 0);
    const hits = each.reduce((all, one) => all + one.hits, 0);
    return { hits, total, share: total === 0 ? 0 : hits / total };
  };
  const random = seededRandom(12);
  const shares = Array.from({ length: RESAMPLES }, () => {
    const resampled = counts.map(() => counts[Math.floor(random() * counts.length)] ?? { hits: 0, total: 0 });
    return sum(resampled).share;
  }).sort((a, b) => a - b);
  const { hits, total, share } = sum(counts);
  const at = (quantile: number) => shares[Math.floor(quantile * RESAMPLES)] ?? share;
  return { share, low: at(0.025), high: at(0.975), count: hits, total };
}

/** "77.0% (74.1 to 79.8), 812 of 1,054" */
export const formatShare = ({ share, low, high, count, total }: Share): string =>
  `${percent(share)}% (${percent(low)} to ${percent(high)}), ${count.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`;

const percent = (share: number): string => (100 * share).toFixed(1);
