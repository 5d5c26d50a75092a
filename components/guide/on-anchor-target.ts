/**
 * Calls when the address leads to this anchor: now, at a change, or by a link to where one is already, of which the
 * browser says nothing. Ends with the answered function.
 */
export function onAnchorTarget(anchor: string, arrive: () => void): () => void {
  const isMeant = (hash: string) => {
    try {
      return decodeURIComponent(hash.slice(1)) === anchor;
    } catch {
      return false;
    }
  };
  const look = () => {
    if (isMeant(window.location.hash)) arrive();
  };
  const follow = ({ target }: MouseEvent) => {
    const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
    if (href?.startsWith("#") && isMeant(href)) arrive();
  };
  look();
  window.addEventListener("hashchange", look);
  document.addEventListener("click", follow);
  return () => {
    window.removeEventListener("hashchange", look);
    document.removeEventListener("click", follow);
  };
}
