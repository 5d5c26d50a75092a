"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

type SessionUser = { username: string; isAdmin: boolean };
type Session = {
  status: "loading" | "signed-in" | "signed-out";
  user: SessionUser | null;
  token: string | null;
  signIn: (token: string, user: SessionUser) => void;
  signOut: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [kept, setKept] = useState<{ token: string; user: SessionUser } | null | undefined>(undefined);
  useEffect(() => setKept(null), []);
  const session = useMemo<Session>(
    () => ({
      status: kept === undefined ? "loading" : kept ? "signed-in" : "signed-out",
      user: kept?.user ?? null,
      token: kept?.token ?? null,
      signIn: (token, user) => setKept({ token, user }),
      signOut: async () => setKept(null),
    }),
    [kept],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it.");
  return session;
}
