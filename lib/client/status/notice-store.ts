import type { UserStatus } from "@/lib/contracts/restaurant";
import type { PlaceStatus } from "./status-state";

export type StatusNotice = {
  /** Of the place or guide: there is one notice at a time for each. */
  id: string;
  name: string;
  /** Rises, so that a notice that replaces another is shown for its full time. */
  turn: number;
  /** Made on the way to the page that shows it: it stays for that one. */
  isCarried?: boolean;
} & (
  | { kind: "changed"; status: UserStatus | null; former: PlaceStatus /** The server has it. */; isKept?: boolean }
  /** Already done. Its undo, null where there is none, rejects where it could not be undone, and tells why itself. */
  | { kind: "done"; outcome: string; undo: (() => Promise<unknown>) | null }
  | { kind: "refused"; message: string }
);

type NewNotice = StatusNotice extends infer N ? (N extends StatusNotice ? Omit<N, "turn"> : never) : never;

/** Whether it tells of what can be taken back. */
export const isUndoable = (notice: StatusNotice): boolean =>
  notice.kind === "changed" || (notice.kind === "done" && notice.undo !== null);

/** More notices would cover the page. */
const MAX_SHOWN = 3;

/** The short notices after a change, the newest last. */
export function createNoticeStore() {
  let notices: readonly StatusNotice[] = [];
  let turn = 0;
  const listeners = new Set<() => void>();

  function update(next: readonly StatusNotice[]): void {
    notices = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => notices,
    /** Returns its turn. */
    show(notice: NewNotice): number {
      turn++;
      update([...notices.filter(({ id }) => id !== notice.id), { ...notice, turn }].slice(-MAX_SHOWN));
      return turn;
    },
    /** What the notice of this turn tells has happened; another may have taken its place by then. */
    keep(turn: number): void {
      if (!notices.some((notice) => notice.turn === turn)) return;
      update(notices.map((notice) => (notice.turn === turn ? { ...notice, isKept: true } : notice)));
    },
    remove: (id: string): void => update(notices.filter((notice) => notice.id !== id)),
    /** Another page is shown: what was done on the last one is over, what went wrong is not. */
    leavePage(): void {
      const kept = notices.filter(({ kind, isCarried }) => kind === "refused" || isCarried);
      if (kept.length === 0 && notices.length === 0) return;
      update(kept.map(({ isCarried: _, ...notice }) => notice));
    },
    clear(): void {
      if (notices.length > 0) update([]);
    },
  };
}

export type NoticeStore = ReturnType<typeof createNoticeStore>;
