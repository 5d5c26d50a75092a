export type AdminPageLink = {
  href: string;
  title: string;
  /** In the row of all pages. */
  shortTitle: string;
  description: string;
  cover: { id: string; cuisine: string; city: string };
};

/** The pages that editors use most. */
export const FEATURED_ADMIN_PAGES: AdminPageLink[] = [
  {
    href: "/admin/themes",
    title: "Scheduled Email Themes",
    shortTitle: "Themes",
    description: "One theme for every Thursday, read before it is sent.",
    cover: { id: "fifty-two", cuisine: "tea", city: "San Francisco" },
  },
  {
    href: "/admin/guides",
    title: "Manage Guides",
    shortTitle: "All guides",
    description: "Everything that was ever written, and the way to delete it.",
    cover: { id: "back-issues", cuisine: "market", city: "Berkeley" },
  },
];

export const ADMIN_PAGES: AdminPageLink[] = [
  {
    href: "/admin/sends",
    title: "Thursday Emails",
    shortTitle: "Emails",
    description: "Each week's email: what went out, to how many, and the button that sends or holds it.",
    cover: { id: "thursday-post", cuisine: "bakery", city: "Oakland" },
  },
  {
    href: "/admin/messages",
    title: "Messages",
    shortTitle: "Messages",
    description: "Every email we send, as it arrives on a phone and on a computer.",
    cover: { id: "letters-6", cuisine: "noodle", city: "Peninsula" },
  },
  {
    href: "/admin/health",
    title: "Guide Health",
    shortTitle: "Health",
    description: "Places that closed or were corrected, and what readers report.",
    cover: { id: "check-up", cuisine: "vegetarian", city: "Oakland" },
  },
  {
    href: "/debug",
    title: "Debug Guide Generator",
    shortTitle: "Debug",
    description: "A guide taken apart, stage by stage, as it is made.",
    cover: { id: "seven-stages", cuisine: "seafood", city: "San Francisco" },
  },
  {
    href: "/admin/log",
    title: "Who Did What",
    shortTitle: "Log",
    description: "Each change made by an admin, by whom and when.",
    cover: { id: "day-book", cuisine: "coffee", city: "Berkeley" },
  },
  {
    href: "/admin/jobs",
    title: "Background Work",
    shortTitle: "Jobs",
    description: "What runs by itself, what failed, and the way to help it along.",
    cover: { id: "night-shift", cuisine: "spice", city: "San Jose" },
  },
];

/** Only where no provider sends mail. */
export const OUTBOX_PAGE: AdminPageLink = {
  href: "/dev/outbox",
  title: "Outbox",
  shortTitle: "Outbox",
  description: "Mail goes nowhere yet: every message that would have been sent is kept here.",
  cover: { id: "unsent", cuisine: "bakery", city: "San Jose" },
};
