import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "../ui/icon";

type Props = { back: { href: string; label: string }; title: string; children: ReactNode };

export function PlacesHeading({ back, title, children }: Props) {
  return (
    <div>
      <Link href={back.href} className="link mb-4 inline-flex min-h-8 items-center gap-2 text-ui">
        <Icon name="back" size={18} />
        {back.label}
      </Link>
      <h1 className="text-title font-[540]! tracking-[-0.035em]! wrap-anywhere">{title}</h1>
      <p className="mt-3 max-w-measure font-display text-lede text-ink-soft italic wrap-anywhere">{children}</p>
    </div>
  );
}
