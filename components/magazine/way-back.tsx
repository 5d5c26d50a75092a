"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useSyncExternalStore } from "react";
import { pageBefore, wayBack } from "@/lib/client/page-before";
import { Icon } from "../ui/icon";

type Props = { href: string; label: string };

/**
 * Back to the search, guide or map that a reader came from, as it was and where they were in it. For everybody else, and
 * without a script, a link.
 */
export function WayBack({ href, label }: Props) {
  const router = useRouter();
  const back = useSyncExternalStore(
    never,
    () => wayBack(pageBefore(), window.location.origin),
    () => null,
  );
  return (
    <Link
      href={href}
      prefetch={false}
      className="link inline-flex min-h-11 items-center gap-2 text-ui"
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (back === null || !isPlain) return;
        event.preventDefault();
        router.back();
      }}
    >
      <Icon name="back" size={18} />
      {back ?? label}
    </Link>
  );
}

const never = () => () => {};
