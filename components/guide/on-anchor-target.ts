/**
 * Calls back when the URL targets this anchor: now, at a change, or when its link is clicked again, for which there is
 * no hashchange event. Stops when the returned function is called.
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
