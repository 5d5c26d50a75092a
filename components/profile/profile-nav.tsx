import { LinkStrip } from "../ui/link-strip";
import { PROFILE_PAGES, type ProfilePath } from "./profile-pages";

type Props = { current: ProfilePath /** Instead of its own margin. */; className?: string };

const PAGES = PROFILE_PAGES.map(({ href, label }) => ({ href, words: label }));

/** What is one reader's own, a page each. */
export const ProfileNav = ({ current, className = "mt-8" }: Props) => (
  <LinkStrip
    label="Your profile"
    items={PAGES}
    current={current}
    wraps
    className={`border-b border-rule ${className}`}
    gap="gap-x-7"
    look="min-h-12 border-b-3 border-transparent font-display text-card font-heading text-ink-soft hover:border-edge hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-coral aria-[current]:text-ink"
  />
);
