"use client";

import { useSession } from "@/components/session/session-provider";

/** Says what a button asks of a visitor. Members see an empty line, so that nothing moves once it is known who reads. */
export function AccountNeeded() {
  const { status } = useSession();
  return (
    <p className="min-h-[1.45em] text-small text-ink-faint">
      {status !== "signed-in" && "For this you need an account. It's free, and your words come along."}
    </p>
  );
}
