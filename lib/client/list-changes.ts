type Listener = (page: string) => void;

const listeners = new Set<Listener>();

const LISTS_API = /^\/api\/lists(?:\/([^/?]+))?/;

/** The page of the list that a call changes, or that of all lists; null of calls about other things. */
function pageOf(apiPath: string): string | null {
  const call = LISTS_API.exec(apiPath);
  return call && (call[1] === undefined ? "/profile/lists" : `/profile/lists/${call[1]}`);
}

/** Tells whoever keeps a copy of a reader's lists which page has changed. */
export const listChanges = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** After a call that changed something. */
  tell(apiPath: string): void {
    const page = pageOf(apiPath);
    if (page === null) return;
    for (const listener of listeners) listener(page);
  },
};
