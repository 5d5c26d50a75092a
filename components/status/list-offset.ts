/** Pixels between the list and its button, and between the list and the window's edge. */
export const GAP = 8;
export const MARGIN = 12;

type Span = Pick<DOMRect, "top" | "bottom">;
type Input = {
  button: Span;
  /** What the list should not cover: the name of what is marked. */
  name: Span | null;
  /** Of the list. */
  height: number;
  windowHeight: number;
};

/**
 * How far above its button a list opens. Where it would lie over the name above the button it comes down as far as it
 * must, over the button, which the list's own choices stand for; where that leaves too little room, it stays.
 */
export function offsetAbove({ button, name, height, windowHeight }: Input): number {
  if (name === null || name.bottom > button.top) return GAP;
  const top = button.top - GAP - height;
  const down = Math.ceil(name.bottom + GAP - top);
  if (down <= 0 || top >= name.bottom || top + down + height > windowHeight - MARGIN) return GAP;
  return GAP - down;
}

/** Of a button in a region that has a name. */
export function nameAbove(button: Element): DOMRect | null {
  const id = button.closest("[aria-labelledby]")?.getAttribute("aria-labelledby");
  return (id && document.getElementById(id)?.getBoundingClientRect()) || null;
}
