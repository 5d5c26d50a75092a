export type Measure = { what: string; value: number; target: string; isMet: boolean; examples: string[] };

export const atMost = (what: string, value: number, max: number, examples: string[]): Measure => ({
  what,
  value,
  target: `at most ${max}`,
  isMet: value <= max,
  examples,
});
