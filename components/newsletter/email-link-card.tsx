"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { Cover } from "../cover/cover";
import { useTitle } from "../layout/use-title";
import { classNames } from "../ui/class-names";
import { Icon, type IconName } from "../ui/icon";
import { Spinner } from "../ui/spinner";

export type EmailLinkTone = "busy" | "ask" | "good" | "warning" | "error";

const BADGES: Record<EmailLinkTone, { icon: IconName; look: string }> = {
  busy: { icon: "busy", look: "bg-sunk text-ink-soft" },
  ask: { icon: "mail", look: "bg-blue-wash text-blue-ink" },
  good: { icon: "check", look: "bg-green-wash text-green-ink" },
  warning: { icon: "question", look: "bg-yellow-wash text-yellow-ink" },
  error: { icon: "alert", look: "bg-coral-wash text-coral-ink" },
};

type Props = {
  tone: EmailLinkTone;
  title: string;
  /** What the title means for the reader; one or two sentences. */
  children: ReactNode;
  actions?: ReactNode;
  cover: { id: string; cuisine: string; city: string };
  /** Whether the reader has just pressed something here, so that the focus follows. */
  takesFocus?: boolean;
};

/** The result of an email link: one card, whose changes screen readers announce, and the tab's name tells. */
export function EmailLinkCard({ tone, title, children, actions, cover, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useTitle(title);
  const { icon, look } = BADGES[tone];

  useEffect(() => {
    if (takesFocus && title) heading.current?.focus();
  }, [takesFocus, title]);

  return (
    <section
      aria-labelledby={id}
      aria-busy={tone === "busy"}
      className="mx-auto my-4 grid max-w-260 overflow-hidden rounded-card bg-raised shadow-float md:my-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="art h-36 rounded-none md:h-auto md:min-h-120">
        <Cover {...cover} isFirst />
      </div>
      <div className="grid content-center gap-6 px-5 py-8 md:p-12">
        <div role="status" className="grid gap-4">
          <span aria-hidden="true" className={classNames("grid size-12 place-items-center rounded-pill", look)}>
            {tone === "busy" ? <Spinner size={24} /> : <Icon name={icon} size={24} />}
          </span>
          <h1 ref={heading} id={id} tabIndex={-1} className="text-h2 tracking-[-0.03em] wrap-anywhere md:text-headline">
            {title}
          </h1>
          <div className="grid max-w-measure gap-4 text-lede text-ink-soft">{children}</div>
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </section>
  );
}
