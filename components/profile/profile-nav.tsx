import Link from "next/link";
import { classNames } from "../ui/class-names";
import { PROFILE_PAGES, type ProfilePath } from "./profile-pages";

type Props = { current: ProfilePath /** Instead of its own margin. */; className?: string };

/** What is one reader's own, a page each. */
export const ProfileNav = ({ current, className = "mt-8" }: Props) => (
  <nav aria-label="Your profile" className={classNames("border-b border-rule", className)}>
    <ul className="flex flex-wrap gap-x-7">
      {PROFILE_PAGES.map(({ href, label }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={href === current ? "page" : undefined}
            className="-mb-px inline-flex min-h-12 items-center border-b-3 border-transparent font-display text-card font-heading text-ink-soft no-underline hover:border-edge hover:text-ink aria-[current]:border-coral aria-[current]:text-ink"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
