"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { createSessionStore, LOADING, type SessionState, type SessionStore } from "@/lib/client/session-store";

type Session = SessionState & Pick<SessionStore, "signIn" | "register" | "signOut" | "readBack">;

const SessionContext = createContext<Session | null>(null);

/** One per browser tab; on the server nobody is known yet, and nothing is stored. */
const store = createSessionStore();

export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(store.subscribe, store.getState, () => LOADING);
  useEffect(() => store.open(), []);
  const session = useMemo<Session>(() => ({ ...store, ...state }), [state]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in here, with sign-in and sign-out. What they may do is decided on the server alone. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it.");
  return session;
}
