import type { ReactNode } from "react";
import { BackLink } from "../ui/back-link";

type Props = { back: { href: string; label: string }; title: string; children: ReactNode };

export function PlacesHeading({ back, title, children }: Props) {
  return (
    <div>
      <BackLink href={back.href} label={back.label} />
      <h1 className="text-title wrap-anywhere">{title}</h1>
      <p className="mt-3 max-w-measure font-display text-lede text-ink-soft italic wrap-anywhere">{children}</p>
    </div>
  );
}
