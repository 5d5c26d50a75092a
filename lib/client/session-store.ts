import { ApiError, callApi, rejectedTokens } from "@/lib/client/api-client";
import {
  clearStoredSession,
  readStoredSession,
  storedToken,
  storeSession,
  TOKEN_KEY,
  toSignedIn,
} from "@/lib/client/stored-session";
import type { PublicUser, SignedIn } from "@/lib/contracts/account";
import { HOST_SIGNED_IN_COOKIE, SIGNED_IN_COOKIE } from "@/lib/contracts/signed-in-cookie";

export type SessionState = {
  status: "loading" | "signed-in" | "signed-out";
  user: PublicUser | null;
  token: string | null;
  /** Whether the server has been asked about what this browser had stored, and what came of it. */
  check: "pending" | "done" | "failed";
};

type Credentials = { username: string; password: string };

export const LOADING: SessionState = { status: "loading", user: null, token: null, check: "pending" };

/**
 * Who is signed in, as this browser knows it. The token is in its storage, for calls; the cookie decides what pages
 * show, and scripts cannot see it. A stored token is traded for the cookie, a cookie without one reads both back.
 */
export function createSessionStore() {
  let state = LOADING;
  /** Rises with every change of mind: an answer to an older question is dropped. */
  let turn = 0;
  let isTrading = false;
  const listeners = new Set<() => void>();

  function settle(next: SessionState): void {
    turn++;
    state = next;
    for (const listener of listeners) listener();
  }
  const signedOut = (check: SessionState["check"] = "done") =>
    settle({ status: "signed-out", user: null, token: null, check });
  function keep(signedIn: SignedIn): void {
    storeSession(signedIn);
    settle({ status: "signed-in", ...signedIn, check: "done" });
  }

  async function start(): Promise<void> {
    const { token, user } = readStoredSession();
    if (!token) return hasSignedInCookie() ? readBack() : signedOut();
    if (user && hasSignedInCookie()) settle({ status: "signed-in", user, token, check: "pending" });
    await trade(user);
  }

  /**
   * The stored token for the cookie. One that the server refuses is cleared, and the cookie is asked instead. When
   * another tab has changed the storage meanwhile, what it holds now counts: the answer may be of an ended session.
   */
  async function trade(user: PublicUser | null): Promise<void> {
    const asked = ++turn;
    const sent = storedToken();
    try {
      isTrading = true;
      const answer = await callApi("/api/auth/session", { method: "POST" }).finally(() => {
        isTrading = false;
      });
      if (asked !== turn) return;
      if (storedToken() === sent) keep(toSignedIn(answer));
      else followStorage();
    } catch (error) {
      if (asked !== turn) return;
      if (isUnauthorized(error)) {
        clearStoredSession();
        return hasSignedInCookie() ? readBack() : signedOut();
      }
      const token = storedToken();
      if (user && token) settle({ status: "signed-in", user, token, check: "failed" });
      else signedOut("failed");
    }
  }

  /** What the cookie stands for. Asked for when there is a sign of one, or when the server has shown a page by it. */
  async function readBack(): Promise<void> {
    if (state.status !== "loading") settle(LOADING);
    const asked = ++turn;
    const hadMark = hasSignedInCookie();
    try {
      const answer = await callApi("/api/auth/session");
      if (asked !== turn) return;
      if (hadMark && !hasSignedInCookie()) signedOut();
      else keep(toSignedIn(answer));
    } catch (error) {
      if (asked !== turn) return;
      signedOut(isUnauthorized(error) ? "done" : "failed");
    }
  }

  async function enter(path: string, credentials: Credentials): Promise<void> {
    keep(toSignedIn(await callApi(path, { body: credentials })));
  }

  function onStorage({ key }: Pick<StorageEvent, "key">): void {
    if (key === TOKEN_KEY || key === null) followStorage();
  }

  /** What another tab has stored or cleared. */
  function followStorage(): void {
    const { token, user } = readStoredSession();
    if (!token) signedOut();
    else if (token !== state.token && user) settle({ status: "signed-in", token, user, check: "done" });
  }

  function onRefused(event: Event): void {
    const isOurs = event instanceof CustomEvent && event.detail === state.token;
    if (isOurs && !isTrading) trade(state.user);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins the check, and follows the other tabs until the answered function is called. */
    open(): () => void {
      window.addEventListener("storage", onStorage);
      rejectedTokens.addEventListener("refused", onRefused);
      start();
      return () => {
        window.removeEventListener("storage", onStorage);
        rejectedTokens.removeEventListener("refused", onRefused);
      };
    },
    readBack,
    signIn: (username: string, password: string) => enter("/api/auth/login", { username, password }),
    register: (username: string, password: string) => enter("/api/auth/register", { username, password }),
    /** Ends the session on the server first: only that clears the cookie. */
    async signOut(): Promise<void> {
      await callApi("/api/auth/logout", { method: "POST" });
      clearStoredSession();
      signedOut();
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

const SIGNED_IN_COOKIES = [HOST_SIGNED_IN_COOKIE, SIGNED_IN_COOKIE];

/** Whether the browser has kept a session's cookie, by the mark that stands beside it. */
const hasSignedInCookie = (): boolean =>
  document.cookie.split(";").some((cookie) => SIGNED_IN_COOKIES.includes(cookie.trim().split("=", 1)[0] ?? ""));

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;
