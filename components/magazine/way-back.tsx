"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState, useSyncExternalStore } from "react";
import { pageBefore, wayBack } from "@/lib/client/page-before";
import { Icon } from "../ui/icon";

type Props = { href: string; label: string };

/**
 * Back to the search, guide or map that a reader came from, as it was and where they were in it. For everybody else, and
 * on a page that came as a document, a link: its words are there before the scripts are, and stay.
 */
export function WayBack({ href, label }: Props) {
  const router = useRouter();
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isDocument] = useState(isHydrating);
  // Read again after the first render: the router tells the browser of the page only then.
  const back = useSyncExternalStore(
    never,
    () => (isDocument ? null : wayBack(pageBefore(), window.location.origin)),
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
