import type { ThemeCurator } from "../imagine/imagine-theme";

/** The same curator, asked for themes at most so many times at once; whoever is one too many waits for a place. */
export function limitConcurrency(count: number, curator: ThemeCurator): ThemeCurator {
  const waiting: (() => void)[] = [];
  let free = count;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    name: curator.name,
    async suggestThemes(brief, ctx) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return curator.suggestThemes(brief, ctx).finally(leave);
    },
  };
}
