import { COMPOSITION_COUNT } from "./random";

/** The compositions of citrus fruit, named as drawings are, for when the drawings run out. */
export const CITRUS: readonly string[] = Array.from({ length: COMPOSITION_COUNT }, (_, index) => `citrus-${index}`);

/** The index of a composition of citrus fruit, or undefined for other names. */
export function citrusIndex(name: string): number | undefined {
  const index = CITRUS.indexOf(name);
  return index < 0 ? undefined : index;
}
