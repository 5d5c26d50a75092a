import Link from "next/link";
import { narrowedPath } from "@/lib/magazine/city-query";
import { FACET_TITLES, facetLabel, monthLabel } from "@/lib/magazine/facet-labels";
import { FACET_KINDS } from "@/lib/magazine/facets";
import type { FrontPage } from "@/lib/magazine/front-page";

type Props = Pick<FrontPage, "choices" | "months"> & { path: string };

/** A choice among others, as the look of its link. */
export const PILL_LINK =
  "min-h-11 rounded-pill border-[1.5px] border-edge px-3.5 text-ui transition hover:border-ink hover:bg-ink/6 focus-visible:rounded-pill";

/** Every value that enough guides share, and every month, as links to what they narrow the page to. */
export function BrowseLinks({ choices, months, path }: Props) {
  const rows = FACET_KINDS.map((kind) => ({
    title: FACET_TITLES[kind],
    links: choices
      .filter((choice) => choice.kind === kind)
      .map(({ value, slug, count }) => ({
        href: narrowedPath(path, { [kind]: slug }),
        label: facetLabel(kind, value),
        count,
      })),
  }));
  const archive = {
    title: "Month",
    links: months.map(({ month, count }) => ({
      href: narrowedPath(path, { month }),
      label: monthLabel(month),
      count,
    })),
  };
  return (
    <dl className="grid gap-5 md:grid-cols-[10rem_1fr] md:gap-x-8">
      {[...rows, archive]
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <div key={title} className="contents">
            <dt className="text-ui font-semibold md:pt-2.5">{title}</dt>
            <dd>
              <ul className="flex flex-wrap gap-2">
                {links.map(({ href, label, count }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      prefetch={false}
                      className={`inline-flex items-center gap-1.5 no-underline ${PILL_LINK}`}
                    >
                      {label}
                      <span className="text-small text-ink-faint">
                        {count}
                        <span className="sr-only">{count === 1 ? " guide" : " guides"}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  );
}
