import Link from "next/link";
import type { AdminFigures } from "@/lib/contracts/admin-figures";
import { formatMonthDay } from "@/lib/core/calendar-date";
import { Cover } from "../cover/cover";
import { ADMIN_PAGES, type AdminPageLink, FEATURED_ADMIN_PAGES, OUTBOX_PAGE } from "./admin-page-links";

/** The administrators' home page: how things stand, links to the two main pages, then to all others. */
export function AdminDashboard({ figures, hasOutbox }: { figures: AdminFigures; hasOutbox: boolean }) {
  const pages = hasOutbox ? [...ADMIN_PAGES, OUTBOX_PAGE] : ADMIN_PAGES;
  return (
    <div className="pt-4 md:pt-8">
      <h1 className="text-title">Admin</h1>
      <Figures figures={figures} />
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 border-t-3 border-ink pt-6 md:mt-10 md:grid-cols-2 md:gap-10 md:pt-8">
        {FEATURED_ADMIN_PAGES.map((page) => (
          <li key={page.href}>
            <FeaturedLink page={page} />
          </li>
        ))}
      </ul>
      <ul className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 border-t border-rule pt-8 md:mt-14 md:grid-cols-2 md:gap-y-9 md:pt-10 xl:grid-cols-3">
        {pages.map((page) => (
          <li key={page.href}>
            <DashboardLink page={page} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each leads to the page on which it can be changed. */
function Figures({ figures }: { figures: AdminFigures }) {
  const { guides, pendingThemes, readers, failedJobs, reportedPlaces, lastSend } = figures;
  const items = [
    { href: "/admin/guides", value: guides.toLocaleString("en-US"), label: "guides" },
    { href: "/admin/themes", value: pendingThemes.toLocaleString("en-US"), label: "themes to approve" },
    {
      href: "/admin/health",
      value: reportedPlaces.toLocaleString("en-US"),
      label: reportedPlaces === 1 ? "place reported" : "places reported",
    },
    { href: "/admin/sends", value: readers.toLocaleString("en-US"), label: "readers by email" },
    { href: "/admin/jobs", value: failedJobs.toLocaleString("en-US"), label: "jobs failed" },
    { href: "/admin/sends", value: lastSend ? formatMonthDay(lastSend) : "None yet", label: "last send" },
  ];
  return (
    <ul
      aria-label="How things stand"
      className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10"
    >
      {items.map(({ href, value, label }) => (
        <li key={label}>
          <Link href={href} prefetch={false} className="group grid min-h-11 content-center no-underline">
            <span className="font-display text-subhead group-hover:underline group-hover:decoration-coral">
              {value}
            </span>{" "}
            <span className="text-ui text-ink-soft">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Props = { page: AdminPageLink };
const TITLE_CLASSES =
  "group-hover:underline group-hover:decoration-coral group-hover:decoration-3 group-hover:underline-offset-4";

function FeaturedLink({ page: { href, title, description, cover } }: Props) {
  return (
    <Link href={href} className="group block no-underline">
      <div className="art aspect-3/2 transition-transform duration-240 group-hover:-translate-y-0.75">
        <Cover {...cover} isFirst />
      </div>
      <h2 className={`mt-4 text-h3 wrap-anywhere ${TITLE_CLASSES}`}>{title}</h2>
      <p className="mt-1 font-display text-lede text-ink-soft italic">{description}</p>
    </Link>
  );
}

function DashboardLink({ page: { href, title, description, cover } }: Props) {
  return (
    <Link href={href} className="group grid grid-cols-[min(5.5rem,24vw)_minmax(0,1fr)] items-center gap-4 no-underline">
      <div className="art aspect-square transition-transform duration-240 group-hover:-translate-y-0.75">
        <Cover {...cover} shape="square" />
      </div>
      <div>
        <h2 className={`text-card wrap-anywhere ${TITLE_CLASSES}`}>{title}</h2>
        <p className="mt-1 text-ui text-ink-soft">{description}</p>
      </div>
    </Link>
  );
}
