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

/** A place whose shown status has changed; with the whole restaurant once the server has answered. */
export type StatusUpdate = { id: string; status: UserStatus | null; restaurant: Restaurant | null };

/** What the other tabs are told. Only those of the same reader listen. */
export type StatusBroadcast = { reader: string; restaurant: Restaurant };

type StatusStoreDependencies = {
  send: (id: string, wish: StatusChangeRequest) => Promise<Restaurant>;
  withLock: <T>(id: string, work: () => Promise<T>) => Promise<T>;
  broadcast: (news: StatusBroadcast) => void;
};

type PendingCaller = { turn: number; resolve: () => void; reject: (error: Error) => void };

/**
 * What the reader has said about places, in this tab: shown at once, settled by the server's answer, taken back when
 * it refuses. It wins over whatever a page was rendered with.
 */
export function createStatusStore({ send, withLock, broadcast }: StatusStoreDependencies) {
  let places = new Map<string, StatusState>();
  let waiting = new Map<string, PendingCaller[]>();
  let reader: string | null = null;
  let turn = 0;
  const listeners = new Set<() => void>();
  const followers = new Set<(change: StatusUpdate) => void>();

  function put(id: string, next: StatusState, restaurant: Restaurant | null = null): void {
    const before = places.get(id);
    const { status } = shownStatus(next);
    const isNews = !before || shownStatus(before).status !== status || restaurant !== null;
    places.set(id, next);
    for (const listener of listeners) listener();
    if (isNews) for (const follower of followers) follower({ id, status, restaurant });
  }

  /** Sends wish after wish until none is left. A sign-out in between leaves another map: nothing is kept then. */
  async function sendOn(id: string): Promise<void> {
    const mine = places;
    const marks = mine.get(id);
    const wish = marks && nextToSend(marks);
    if (!marks || !wish) return;
    put(id, changeSent(marks, wish));
    let failure: Error | null = null;
    await withLock(id, async () => {
      try {
        const restaurant = await send(id, wish);
        if (mine !== places) return;
        put(id, changeConfirmed(current(id), placeStatusOf(restaurant)), restaurant);
        if (reader !== null) broadcast({ reader, restaurant });
      } catch (error) {
        failure = error instanceof Error && error.message !== "" ? error : new Error(UPDATE_FAILED);
        if (mine === places) put(id, changeRejected(current(id)));
      }
    });
    if (mine !== places) return;
    conclude(id, wish.turn, failure);
    await sendOn(id);
  }

  /** Whoever asked for this turn, or for one that it overtook, has their answer. */
  function conclude(id: string, done: number, failure: Error | null): void {
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
    /** Tells of each change of a shown status, until the answered function is called. */
    follow(follower: (change: StatusUpdate) => void): () => void {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    /** Undefined while nothing was said here: then the page knows best. */
    statusOf(id: string): UserStatus | null | undefined {
      const marks = places.get(id);
      return marks && shownStatus(marks).status;
    },
    markOf: (id: string): PlaceStatus | undefined => {
      const marks = places.get(id);
      return marks && shownStatus(marks);
    },
    /** Rejects when the server refuses, with its sentence; a wish that a newer one overtook is no failure. */
    wish(id: string, before: PlaceStatus, wish: Omit<StatusChangeRequest, "turn">): Promise<void> {
      turn++;
      const asked = { ...wish, turn };
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.set(id, [...(waiting.get(id) ?? []), { turn, resolve, reject }]);
      put(id, changeRequested(places.get(id) ?? initialStatusState(before), asked));
      sendOn(id);
      return promise;
    },
    hear({ reader: theirs, restaurant }: StatusBroadcast): void {
      if (theirs !== reader) return;
      put(restaurant.id, changedElsewhere(current(restaurant.id), placeStatusOf(restaurant)), restaurant);
    },
    /** Nobody's word is kept for the next one. What is on its way is answered to nobody. */
    readAs(next: string | null): void {
      if (next === reader) return;
      const left = waiting;
      const wasSomebody = reader !== null;
      reader = next;
      if (!wasSomebody) return;
      places = new Map();
      waiting = new Map();
      for (const all of left.values()) for (const { resolve } of all) resolve();
      for (const listener of listeners) listener();
    },
  };
}

export type StatusStore = ReturnType<typeof createStatusStore>;

export const placeStatusOf = ({ userStatus, discoveredFromGuide }: Partial<Restaurant>): PlaceStatus => ({
  status: userStatus ?? null,
  originGuideId: discoveredFromGuide === undefined ? undefined : (discoveredFromGuide?.id ?? null),
});
