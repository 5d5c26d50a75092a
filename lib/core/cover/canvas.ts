/** The colors of a cover: ground, tone (the city's ground), peel, pith, flesh, accent (leaves, pips, texture). */
export type Inks = readonly [ground: string, tone: string, peel: string, pith: string, flesh: string, accent: string];

/** The inputs and drawing functions of a composition. */
export type Canvas = {
  width: number;
  height: number;
  /** The next random number of this cover, from 0 to 1. */
  random: () => number;
  inks: Inks;
  /** Draws the city's ground from y down. */
  ground: (y: number) => string;
  /** Completes an open SVG tag with the cuisine's texture as its fill, in the tone, the peel or the second tone. */
  textured: (open: string, ink?: "tone" | "peel" | "second") => string;
};
