/** Between a button and the notices above which it was moved. */
const GAP_PX = 16;
const CONTROLS = "a[href], button, input, select, textarea, summary, label, [role=option]";

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/** How much of the controls lies under a box: one that is covered whole counts one, a long row's corner next to nothing. */
export function coveredShare(over: Box, controls: readonly Box[]): number {
  return controls.reduce((sum, under) => {
    const width = Math.min(over.right, under.right) - Math.max(over.left, under.left);
    const height = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top);
    const area = (under.right - under.left) * (under.bottom - under.top);
    return width > 0 && height > 0 && area > 0 ? sum + (width * height) / area : sum;
  }, 0);
}

/**
 * Puts the notices at that edge of the screen that keeps less from being pressed, on all of the page or on what they are
 * about: their usual one, or the other.
 */
export function settleAtFreeEdge(notices: HTMLElement, about: ParentNode = document): void {
  const controls = visibleControls(notices, about);
  const shareAt = (isMoved: boolean) => {
    notices.toggleAttribute("data-moved", isMoved);
    return coveredShare(notices.getBoundingClientRect(), controls);
  };
  const wasMoved = notices.hasAttribute("data-moved");
  // Where nothing is in the way it stays.
  if (shareAt(wasMoved) === 0) return;
  notices.toggleAttribute("data-moved", shareAt(true) < shareAt(false));
}

/** Out from over what somebody pressed on them to reach; where they cover nothing they stay. */
export function leaveEdge(notices: HTMLElement): void {
  if (coveredShare(notices.getBoundingClientRect(), visibleControls(notices, document)) > 0) {
    notices.toggleAttribute("data-moved");
  }
}

const visibleControls = (notices: HTMLElement, within: ParentNode): Box[] =>
  [...within.querySelectorAll(CONTROLS)]
    .filter((control) => !notices.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect());

/**
 * Moves the page on where the notices lie over the button that was just pressed, and so over those beside it; not an
 * entry's start. Answers whether it had to.
 */
export function uncoverFocus(notices: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches("button, a, input, select, textarea") || notices.contains(focused)) return false;
  const [over, under] = [notices.getBoundingClientRect(), focused.getBoundingClientRect()];
  if (coveredShare(over, [under]) === 0) return false;
  const isAtTop = notices.hasAttribute("data-moved") && over.top < window.innerHeight - over.bottom;
  window.scrollBy({ top: isAtTop ? under.top - over.bottom - GAP_PX : under.bottom - over.top + GAP_PX });
  return true;
}
