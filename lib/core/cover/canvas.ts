/** Ground, tone (the city's ground), peel, pith, flesh, accent (leaves, pips, texture). */
export type Inks = readonly [ground: string, tone: string, peel: string, pith: string, flesh: string, accent: string];

/** What a composition draws with. */
export type Canvas = {
  width: number;
  height: number;
  /** The next throw of this cover's chance, 0 to 1. */
  random: () => number;
  inks: Inks;
  /** The city's ground, from y down. */
  ground: (y: number) => string;
  /** Closes an opened shape with the cuisine's texture, in the tone or in the peel's colour. */
  textured: (open: string, ink?: "tone" | "peel") => string;
};
