"use client";

import { useSyncExternalStore } from "react";
import { Button } from "../ui/button";

const never = () => () => {};

/** Disabled until its page runs, so that no press is lost. */
export function UnsubscribeButton({ onPress }: { onPress: () => void }) {
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Button variant="primary" disabled={!isRunning} onClick={onPress}>
      Unsubscribe
    </Button>
  );
}
