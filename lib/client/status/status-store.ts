import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { UPDATE_FAILED } from "./send-status";
import {
  changeConfirmed,
  changedElsewhere,
  changeRejected,
  changeRequested,
  changeSent,
  initialStatusState,
  nextToSend,
  type PlaceStatus,
  type StatusChangeRequest,
  type StatusState,
  shownStatus,
} from "./status-state";

/** A place whose shown status has changed; with the whole restaurant once the server has responded. */
export type StatusUpdate = { id: string; status: UserStatus | null; restaurant: Restaurant | null };

/** The message to the other tabs. Only those of the same reader apply it. */
export type StatusBroadcast = { reader: string; restaurant: Restaurant };

type StatusStoreDependencies = {
  send: (id: string, change: StatusChangeRequest) => Promise<Restaurant>;
  withLock: <T>(id: string, work: () => Promise<T>) => Promise<T>;
  broadcast: (message: StatusBroadcast) => void;
};

type PendingCaller = { turn: number; resolve: () => void; reject: (error: Error) => void };

/**
 * The statuses that the reader has set in this tab: shown at once, confirmed by the server's response, rolled back when
 * it rejects them. They override what a page was rendered with.
 */
export function createStatusStore({ send, withLock, broadcast }: StatusStoreDependencies) {
  let places = new Map<string, StatusState>();
  let waiting = new Map<string, PendingCaller[]>();
  let reader: string | null = null;
  let turn = 0;
  const listeners = new Set<() => void>();
  const changeListeners = new Set<(change: StatusUpdate) => void>();

  function put(id: string, next: StatusState, restaurant: Restaurant | null = null): void {
    const before = places.get(id);
    const { status } = shownStatus(next);
    const isChange = !before || shownStatus(before).status !== status || restaurant !== null;
    places.set(id, next);
    for (const listener of listeners) listener();
    if (isChange) for (const listener of changeListeners) listener({ id, status, restaurant });
  }

  /** Sends one change after the other until none is left. A sign-out in between replaces the map, and drops the rest. */
  async function sendOn(id: string): Promise<void> {
    const mine = places;
    const state = mine.get(id);
    const change = state && nextToSend(state);
    if (!state || !change) return;
    put(id, changeSent(state, change));
    let failure: Error | null = null;
    await withLock(id, async () => {
      try {
        const restaurant = await send(id, change);
        if (mine !== places) return;
        put(id, changeConfirmed(current(id), placeStatusOf(restaurant)), restaurant);
        if (reader !== null) broadcast({ reader, restaurant });
      } catch (error) {
        failure = error instanceof Error && error.message !== "" ? error : new Error(UPDATE_FAILED);
        if (mine === places) put(id, changeRejected(current(id)));
      }
    });
    if (mine !== places) return;
    settleCallers(id, change.turn, failure);
    await sendOn(id);
  }

  /** Settles the callers of this turn, and of those that it superseded. */
  function settleCallers(id: string, done: number, failure: Error | null): void {
    const all = waiting.get(id) ?? [];
    waiting.set(
      id,
      all.filter(({ turn }) => turn > done),
    );
    const isLast = all.every(({ turn }) => turn <= done);
    for (const { turn, resolve, reject } of all) {
      if (turn < done || (turn === done && !(failure && isLast))) resolve();
      else if (turn === done && failure) reject(failure);
    }
  }

  const current = (id: string): StatusState => places.get(id) ?? initialStatusState({ status: null });

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Calls the listener for each change of a shown status, until the returned function is called. */
    subscribeToChanges(listener: (change: StatusUpdate) => void): () => void {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    /** Undefined while nothing was set here: then the status that the page was rendered with counts. */
    statusOf(id: string): UserStatus | null | undefined {
      const state = places.get(id);
      return state && shownStatus(state).status;
    },
    placeStatus: (id: string): PlaceStatus | undefined => {
      const state = places.get(id);
      return state && shownStatus(state);
    },
    /** Rejects with the server's message when it rejects the change; a superseded change is no failure. */
    change(id: string, before: PlaceStatus, request: Omit<StatusChangeRequest, "turn">): Promise<void> {
      turn++;
      const pending = { ...request, turn };
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.set(id, [...(waiting.get(id) ?? []), { turn, resolve, reject }]);
      put(id, changeRequested(places.get(id) ?? initialStatusState(before), pending));
      sendOn(id);
      return promise;
    },
    /** What one call has set for several places; it is shown once that has succeeded, in the other tabs too. */
    async changeTogether(request: () => Promise<readonly Restaurant[]>): Promise<readonly Restaurant[]> {
      const mine = places;
      const changed = await request();
      if (mine !== places) return [];
      for (const restaurant of changed) {
        put(restaurant.id, changedElsewhere(current(restaurant.id), placeStatusOf(restaurant)), restaurant);
        if (reader !== null) broadcast({ reader, restaurant });
      }
      return changed;
    },
    receive({ reader: theirs, restaurant }: StatusBroadcast): void {
      if (theirs !== reader) return;
      put(restaurant.id, changedElsewhere(current(restaurant.id), placeStatusOf(restaurant)), restaurant);
    },
    /** Drops everything of the former reader; the callers of their pending changes resolve. */
    setReader(next: string | null): void {
      if (next === reader) return;
      const dropped = waiting;
      const wasSomebody = reader !== null;
      reader = next;
      if (!wasSomebody) return;
      places = new Map();
      waiting = new Map();
      for (const all of dropped.values()) for (const { resolve } of all) resolve();
      for (const listener of listeners) listener();
    },
  };
}

export type StatusStore = ReturnType<typeof createStatusStore>;

export const placeStatusOf = ({ userStatus, discoveredFromGuide }: Partial<Restaurant>): PlaceStatus => ({
  status: userStatus ?? null,
  originGuideId: discoveredFromGuide === undefined ? undefined : (discoveredFromGuide?.id ?? null),
});
