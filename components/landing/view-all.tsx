"use client";

import Link from "next/link";
import { useSession } from "@/components/session/session-provider";

/** The link to all guides, for signed-in readers. */
export function ViewAll() {
  const { status } = useSession();
  if (status !== "signed-in") return null;
  return (
    <Link href="/discover" className="link py-1.5 pointer-coarse:touch-text text-ui whitespace-nowrap">
      View all
    </Link>
  );
}
