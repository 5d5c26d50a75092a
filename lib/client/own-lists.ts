import type { ListSummary } from "@/lib/contracts/lists";

/** How long what was read counts: other screens and tabs change lists too. */
const FRESH_MS = 60_000;

/** The lists of whoever is signed in, read once for all the places of a page. */
export function createOwnLists(read: () => Promise<ListSummary[]>, now: () => number = Date.now) {
  let known: { reader: string; lists: readonly ListSummary[]; at: number } | null = null;
  let latest: { reader: string } | null = null;
  const listeners = new Set<() => void>();

  function update(next: typeof known): void {
    known = next;
    for (const listener of listeners) listener();
  }
  /** Of several at once, the last to begin has the latest lists. */
  async function load(reader: string): Promise<readonly ListSummary[]> {
    const request = { reader };
    latest = request;
    try {
      const lists = await read();
      if (latest === request) update({ reader, lists, at: now() });
      return lists;
    } finally {
      if (latest === request) latest = null;
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Null until they are read, and while somebody else's are known. */
    of: (reader: string): readonly ListSummary[] | null => (known?.reader === reader ? known.lists : null),
    load,
    /** Reads them unless they were just read; a button that can't tell them says what it does. */
    async prepare(reader: string): Promise<void> {
      const isFresh = known?.reader === reader && now() - known.at < FRESH_MS;
      if (!isFresh && latest?.reader !== reader) await load(reader).catch(() => {});
    },
    forget(): void {
      latest = null;
      update(null);
    },
  };
}
