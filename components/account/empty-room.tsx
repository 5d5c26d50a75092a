import type { ReactNode } from "react";
import { Cover } from "../cover/cover";
import { BackLink } from "../ui/back-link";

type Props = {
  title: string;
  /** One line in the serif, on what this room is for. */
  line: string;
  cover: { id: string; cuisine: string; city: string };
  back?: { href: string; label: string };
  children?: ReactNode;
};

/** A room whose furniture has not arrived: its name, what will stand here, a picture, and a way on. */
export function EmptyRoom({ title, line, cover, back, children }: Props) {
  return (
    <div className="pt-4 md:pt-8">
      {back && <BackLink href={back.href} label={back.label} />}
      <h1 className="text-title font-[540]! tracking-[-0.035em]!">{title}</h1>
      <div className="mt-6 grid gap-8 border-t-3 border-ink pt-6 md:mt-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-14 md:pt-8">
        <div className="grid content-start gap-6">
          <p className="max-w-measure font-display text-h3 text-balance italic">{line}</p>
          {children}
        </div>
        <div className="art aspect-3/2">
          <Cover {...cover} isFirst />
        </div>
      </div>
    </div>
  );
}
