import Link from "next/link";
import { Children, type ReactNode } from "react";
import { Icon } from "../ui/icon";

type Section = { title: string; id?: string; paragraphs: readonly ReactNode[] };
type Props = {
  title: string;
  lede: string;
  sections: readonly Section[];
  /** After the sections. */
  children?: ReactNode;
};

/** A page of plain text, in sections. */
export const TextPage = ({ title, lede, sections, children }: Props) => (
  <article className="mx-auto max-w-measure pt-6">
    <p>
      <Link href="/" className="link inline-flex min-h-8 pointer-coarse:touch-8 items-center gap-1.5 text-ui">
        <Icon name="back" size={16} />
        Back to Home
      </Link>
    </p>
    <h1 className="mt-4 text-title">{title}</h1>
    <p className="mt-5 text-lede text-ink-soft">{lede}</p>
    {sections.map(({ title: heading, id, paragraphs }) => (
      <section key={heading} id={id} className="mt-12 grid gap-4 border-t border-rule pt-6">
        <h2 className="text-h3">{heading}</h2>
        {Children.map(paragraphs, (paragraph) => (
          <p>{paragraph}</p>
        ))}
      </section>
    ))}
    {children}
  </article>
);
