/** The tokens that maps are drawn with, in full: only tokens named somewhere reach the stylesheet. */
const TOKENS = [
  "--color-water",
  "--color-shore",
  "--color-land",
  "--color-park",
  "--color-beach",
  "--color-campus",
  "--color-street",
  "--color-street-edge",
  "--color-street-ink",
  "--color-highway",
  "--color-highway-edge",
  "--color-rail",
  "--color-station",
  "--color-paper",
  "--color-sunk",
  "--color-ink",
  "--color-ink-soft",
  "--color-ink-faint",
  "--color-blue-ink",
  "--color-green-ink",
  "--color-coral",
  "--color-coral-ink",
  "--color-on-coral",
  "--color-cream",
  "--color-marker-edge",
  "--color-love",
  "--color-on-love",
  "--color-like",
  "--color-on-like",
  "--color-interested",
  "--color-on-interested",
  "--color-never-again",
  "--color-on-never-again",
  "--color-not-interested",
  "--color-on-not-interested",
  "--color-no-status",
  "--color-on-no-status",
] as const;

type TokenName<Token> = Token extends `--color-${infer Name}` ? Name : never;
/** Colors for canvas and WebGL: rgb() in the current color scheme. */
export type Palette = Record<TokenName<(typeof TOKENS)[number]>, string>;

/** Reads the tokens through an element, since light-dark() is only resolved where a property uses it. */
export function readPalette(host: HTMLElement): Palette {
  const probe = host.appendChild(document.createElement("span"));
  probe.hidden = true;
  // Where the system sets the colors it would set every token's to one. The map's pins tell by them what they are.
  probe.style.forcedColorAdjust = "none";
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const palette = Object.fromEntries(TOKENS.map((token) => [token.replace("--color-", ""), read(token)])) as Palette;
  probe.remove();
  return palette;
}
