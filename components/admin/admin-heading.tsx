"use client";

import { usePathname } from "next/navigation";
import { BackLink } from "../ui/back-link";
import { LinkStrip } from "../ui/link-strip";
import { ADMIN_PAGES, FEATURED_ADMIN_PAGES } from "./admin-page-links";

const PAGES = [...FEATURED_ADMIN_PAGES, ...ADMIN_PAGES].map(({ href, shortTitle }) => ({ href, words: shortTitle }));

/** The title of an admin page, under the links to the dashboard and to all the others. */
export function AdminHeading({ title }: { title: string }) {
  const path = usePathname();
  return (
    <>
      <div className="mb-4 lg:flex lg:items-center lg:gap-x-5">
        <BackLink href="/admin" label="Admin" className="mb-0 min-h-11 shrink-0" />
        <LinkStrip
          label="Admin"
          items={PAGES}
          current={path}
          gap="gap-x-5"
          look="min-h-11 text-ui hover:underline focus-visible:-outline-offset-3 aria-[current]:font-strong aria-[current]:underline aria-[current]:decoration-coral aria-[current]:decoration-3 aria-[current]:underline-offset-4"
          isPrefetched={false}
        />
      </div>
      <h1 className="text-title">{title}</h1>
    </>
  );
}
