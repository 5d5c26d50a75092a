import Link from "next/link";

type Props = { label: string; items: { href: string; words: string; isCurrent: boolean }[] };

/** A row of links, one of them to the current page. */
export function PillLinks({ label, items }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {items.map(({ href, words, isCurrent }) => (
        <Link
          key={href}
          href={href}
          aria-current={isCurrent ? "page" : undefined}
          className="inline-flex min-h-10 items-center rounded-pill border-[1.5px] border-edge px-4 text-ui font-firm no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
