"use client";

import { useSyncExternalStore } from "react";
import { Button } from "../ui/button";

const never = () => () => {};

/**
 * Disabled until its page runs, so that no press is lost. Without script the form of RFC 8058 does the same, and the
 * answer is plain.
 */
export function UnsubscribeButton({ call, onPress }: { call: string; onPress: () => void }) {
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <Button variant="primary" disabled={!isRunning} onClick={onPress} className="scripted">
        Unsubscribe
      </Button>
      <noscript>
        <style>{".scripted{display:none}"}</style>
        <form method="post" action={call}>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <Button type="submit" variant="primary">
            Unsubscribe
          </Button>
        </form>
      </noscript>
    </>
  );
}
