import Link from "next/link";

type Props = { label: string; page: number; pageCount: number; pathOf: (page: number) => string };

/** The ways to the newer and the older part of a long list; nothing where it has one page. */
export function PageLinks({ label, page, pageCount, pathOf }: Props) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center justify-between gap-4 text-ui">
      {page > 1 ? (
        <Link href={pathOf(page - 1)} rel="prev" className="link inline-flex min-h-11 items-center">
          Newer
        </Link>
      ) : (
        <span />
      )}
      <p className="text-ink-soft">
        Page {page} of {pageCount}
      </p>
      {page < pageCount ? (
        <Link href={pathOf(page + 1)} rel="next" className="link inline-flex min-h-11 items-center">
          Older
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
