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
import type { DoneBySignIn, MarkIntent } from "@/lib/contracts/mark-intent";
import { HOST_SIGNED_IN_COOKIE, SIGNED_IN_COOKIE } from "@/lib/contracts/signed-in-cookie";

export type SessionState = {
  status: "loading" | "signed-in" | "signed-out";
  user: PublicUser | null;
  token: string | null;
  /** Whether the server has checked what this browser had stored, and with what result. */
  check: "pending" | "done" | "failed";
  /** Signed out by the reader here, who is on the way to the front page. */
  isLeaving?: true;
};

type Credentials = { username: string; password: string; mark?: MarkIntent | undefined };

export const LOADING: SessionState = { status: "loading", user: null, token: null, check: "pending" };

/**
 * Who is signed in, as this browser knows it. The token is in its storage, for calls; the cookie decides what pages
 * show, and scripts cannot read it. A stored token is exchanged for the cookie; a cookie alone reads both back.
 */
export function createSessionStore() {
  let state = LOADING;
  /** Rises with every request and change: the response to an earlier request is dropped. */
  let turn = 0;
  let isExchanging = false;
  const listeners = new Set<() => void>();

  function update(next: SessionState): void {
    turn++;
    state = next;
    for (const listener of listeners) listener();
  }
  const signedOut = (check: SessionState["check"] = "done") =>
    update({ status: "signed-out", user: null, token: null, check });
  function store(signedIn: SignedIn): void {
    storeSession(signedIn);
    update({ status: "signed-in", ...signedIn, check: "done" });
  }

  async function start(): Promise<void> {
    const { token, user } = readStoredSession();
    if (!token) return hasSignedInCookie() ? readBack() : signedOut();
    if (user && hasSignedInCookie()) update({ status: "signed-in", user, token, check: "pending" });
    await exchangeToken(user);
  }

  /**
   * Exchanges the stored token for the cookie. A rejected token is cleared, and the cookie is read back instead. When
   * another tab has changed the storage meanwhile, the storage counts: the response may be of an ended session.
   */
  async function exchangeToken(user: PublicUser | null): Promise<void> {
    const ours = ++turn;
    const sent = storedToken();
    try {
      isExchanging = true;
      const response = await callApi("/api/auth/session", { method: "POST" }).finally(() => {
        isExchanging = false;
      });
      if (ours !== turn) return;
      if (storedToken() === sent) store(toSignedIn(response));
      else followStorage();
    } catch (error) {
      if (ours !== turn) return;
      if (isUnauthorized(error)) {
        clearStoredSession();
        return hasSignedInCookie() ? readBack() : signedOut();
      }
      const token = storedToken();
      if (user && token) update({ status: "signed-in", user, token, check: "failed" });
      else signedOut("failed");
    }
  }

  /** Reads back the session of the cookie: when there is a sign of one, or when the server has rendered a page by it. */
  async function readBack(): Promise<void> {
    if (state.status !== "loading") update(LOADING);
    const ours = ++turn;
    const hadCookie = hasSignedInCookie();
    try {
      const response = await callApi("/api/auth/session");
      if (ours !== turn) return;
      if (hadCookie && !hasSignedInCookie()) signedOut();
      else store(toSignedIn(response));
    } catch (error) {
      if (ours !== turn) return;
      signedOut(isUnauthorized(error) ? "done" : "failed");
    }
  }

  async function authenticate(path: string, credentials: Credentials): Promise<DoneBySignIn> {
    const response = await callApi<DoneBySignIn | undefined>(path, { body: credentials });
    store(toSignedIn(response));
    return { marked: response?.marked, saved: response?.saved };
  }

  function onStorage({ key }: Pick<StorageEvent, "key">): void {
    if (key === TOKEN_KEY || key === null) followStorage();
  }

  /** Applies what another tab has stored or cleared. */
  function followStorage(): void {
    const { token, user } = readStoredSession();
    if (!token) signedOut();
    else if (token !== state.token && user) update({ status: "signed-in", token, user, check: "done" });
  }

  function onRejectedToken(event: Event): void {
    const isOurs = event instanceof CustomEvent && event.detail === state.token;
    if (isOurs && !isExchanging) exchangeToken(state.user);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Starts the check, and follows the other tabs until the returned function is called. */
    open(): () => void {
      window.addEventListener("storage", onStorage);
      rejectedTokens.addEventListener("rejected", onRejectedToken);
      start();
      return () => {
        window.removeEventListener("storage", onStorage);
        rejectedTokens.removeEventListener("rejected", onRejectedToken);
      };
    },
    readBack,
    signIn: (credentials: Credentials) => authenticate("/api/auth/login", credentials),
    register: (credentials: Credentials) => authenticate("/api/auth/register", credentials),
    /** Ends the session on the server first: only that clears the cookie. */
    async signOut(): Promise<void> {
      await callApi("/api/auth/logout", { method: "POST" });
      clearStoredSession();
      update({ status: "signed-out", user: null, token: null, check: "done", isLeaving: true });
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

const SIGNED_IN_COOKIES = [HOST_SIGNED_IN_COOKIE, SIGNED_IN_COOKIE];

/** Whether the browser has a session cookie, by the readable cookie that is set with it. */
const hasSignedInCookie = (): boolean =>
  document.cookie.split(";").some((cookie) => SIGNED_IN_COOKIES.includes(cookie.trim().split("=", 1)[0] ?? ""));

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;
