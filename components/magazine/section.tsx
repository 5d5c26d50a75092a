import Link from "next/link";
import type { ReactNode } from "react";

/** Of its heading: what a link on the same page names. */
export const sectionId = (title: string): string => `part-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

type Props = { title: string; more?: { href: string; label: string }; children: ReactNode };

/** A part of the magazine under a rule, with the way to all of its kind. */
export function Section({ title, more, children }: Props) {
  const id = sectionId(title);
  return (
    <section aria-labelledby={id} className="mt-14">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 border-t-3 border-ink pt-3">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {more && (
          <Link href={more.href} prefetch={false} className="link py-1.5 pointer-coarse:touch-text text-ui">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
