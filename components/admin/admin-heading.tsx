"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { BackLink } from "../ui/back-link";
import { ADMIN_PAGES, FEATURED_ADMIN_PAGES } from "./admin-page-links";

/** The title of an admin page, under the links to the dashboard and to all the others. */
export function AdminHeading({ title }: { title: string }) {
  const path = usePathname();
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-5">
        <BackLink href="/admin" label="Admin" className="mb-0 min-h-11" />
        <nav aria-label="Admin" className="min-w-0">
          <ul className="flex gap-x-5 overflow-x-auto [scrollbar-width:none]">
            {[...FEATURED_ADMIN_PAGES, ...ADMIN_PAGES].map(({ href, shortTitle }) => (
              <li key={href} className="shrink-0">
                <Link
                  href={href}
                  prefetch={false}
                  aria-current={href === path ? "page" : undefined}
                  className="inline-flex min-h-11 items-center text-ui no-underline hover:underline focus-visible:-outline-offset-3 aria-[current]:font-strong aria-[current]:underline aria-[current]:decoration-coral aria-[current]:decoration-3 aria-[current]:underline-offset-4"
                >
                  {shortTitle}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <h1 className="text-title">{title}</h1>
    </>
  );
}
