/** A meal, a mood, a comfort or a price level that is an acceptable substitute. */
const CLOSE_VALUES: Record<string, string[]> = {
  breakfast: ["brunch"],
  brunch: ["breakfast"],
  quiet: ["cosy"],
  cosy: ["quiet", "candlelit"],
  candlelit: ["romantic", "cosy"],
  romantic: ["candlelit", "cosy"],
  "dogs-on-patio": ["patio"],
  garden: ["patio"],
  view: ["waterfront"],
  "1": ["2"],
  "2": ["3"],
  "3": ["2", "4"],
  "4": ["3"],
};

export const closeValues = (value: string): string[] => CLOSE_VALUES[value] ?? [];
