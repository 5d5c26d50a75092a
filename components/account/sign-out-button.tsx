"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api-client";
import { useSession } from "../session/session-provider";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** Signing out must reach the server, which alone can clear the cookie: when it does not, it says so. */
export function SignOutButton() {
  const { signOut } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function leave() {
    setBusy(true);
    setError(null);
    try {
      await signOut();
    } catch (failure) {
      setError((failure instanceof ApiError && failure.message) || "You could not be signed out. Please try again.");
      setBusy(false);
    }
  }

  return (
    <div className="grid max-w-160 justify-items-start gap-4">
      {error && <Notice tone="error">{error}</Notice>}
      <Button onClick={leave} isBusy={isBusy}>
        Sign Out
      </Button>
    </div>
  );
}
