/** Pixels between the list and its button, and between the list and the window's edge. */
const GAP = 8;
const MARGIN = 12;

/** Under its button and as wide; above it where there is more room there. The tab bar counts as the window's end. */
export function positionPopover(popover: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const bar = document.querySelector("[data-tab-bar]")?.getBoundingClientRect();
  const bottom = bar && bar.height > 0 ? bar.top : window.innerHeight;
  const below = bottom - at.bottom - GAP - MARGIN;
  const above = at.top - GAP - MARGIN;
  const isUp = popover.scrollHeight > below && above > below;
  const width = Math.min(Math.max(at.width, 220), window.innerWidth - 2 * MARGIN);
  const left = Math.min(Math.max(MARGIN, at.left), window.innerWidth - width - MARGIN);
  popover.style.maxHeight = `${Math.max(120, isUp ? above : below)}px`;
  popover.style.width = `${width}px`;
  popover.style.left = `${left}px`;
  popover.style.top = isUp ? "auto" : `${at.bottom + GAP}px`;
  popover.style.bottom = isUp ? `${window.innerHeight - at.top + GAP}px` : "auto";
}
