import type { ReactNode } from "react";

/** Names and values, in two columns from 700 px. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-ui md:grid-cols-[max-content_minmax(0,1fr)]">
      {of.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd className="mb-1.5 min-w-0 text-ink-soft wrap-anywhere md:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a stage under its own heading. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5">
      <h4 className="text-aside leading-tight">{title}</h4>
      {children}
    </section>
  );
}
