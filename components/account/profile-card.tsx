import type { ReactNode } from "react";
import { Cover } from "../cover/cover";

type Props = {
  username: string;
  /** Below the headline. */
  children?: ReactNode;
};

/** Who a reader is here. The picture is generated from their name. */
export function ProfileCard({ username, children }: Props) {
  return (
    <header className="grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-14 md:pt-8">
      <div className="art -mx-gutter h-20 rounded-none md:order-2 md:mx-0 md:h-64 md:rounded-art">
        <Cover id={`reader-${username.toLowerCase()}`} cuisine="market" city="San Francisco" isFirst />
      </div>
      <div>
        <div
          aria-hidden="true"
          className="relative -mt-10 grid size-[max(80px,2.4em)] place-items-center rounded-pill border-4 border-paper bg-ink font-display text-h2 md:text-monogram font-heading tracking-[-0.02em] text-paper md:mt-0 md:-ml-1 md:size-[max(112px,2.4em)]"
        >
          {initials(username)}
        </div>
        <h1 className="mt-2 text-title md:mt-4 wrap-anywhere md:text-headline lg:text-poster">{username}</h1>
        <p className="mt-2 font-display text-lede text-ink-soft italic max-md:hidden">
          A curious eater of the Bay Area
        </p>
        {children}
      </div>
    </header>
  );
}

/** The text of an avatar: the first two letters of a name in capitals, or ?? without one. */
export const initials = (username: string | null | undefined): string => username?.slice(0, 2).toUpperCase() || "??";
