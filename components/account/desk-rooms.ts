export type DeskRoom = {
  href: string;
  title: string;
  line: string;
  cover: { id: string; cuisine: string; city: string };
};

/** Where an editor spends the day. */
export const DESK_LEADS: DeskRoom[] = [
  {
    href: "/admin/themes",
    title: "Scheduled Email Themes",
    line: "One theme for every Thursday, read before it is sent.",
    cover: { id: "fifty-two", cuisine: "tea", city: "San Francisco" },
  },
  {
    href: "/admin/guides",
    title: "Manage Guides",
    line: "Everything that was ever written, and the way to delete it.",
    cover: { id: "back-issues", cuisine: "market", city: "Berkeley" },
  },
];

export const DESK_ROOMS: DeskRoom[] = [
  {
    href: "/admin/sends",
    title: "Thursday Emails",
    line: "What goes out this week, to how many, and the button that holds it.",
    cover: { id: "thursday-post", cuisine: "bakery", city: "Oakland" },
  },
  {
    href: "/admin/messages",
    title: "Messages",
    line: "Every email we send, as it arrives on a phone and on a desk.",
    cover: { id: "letters-6", cuisine: "noodle", city: "Peninsula" },
  },
  {
    href: "/admin/health",
    title: "Guide Health",
    line: "Places that closed or were corrected, and what readers report.",
    cover: { id: "check-up", cuisine: "vegetarian", city: "Oakland" },
  },
  {
    href: "/debug",
    title: "Debug Guide Generator",
    line: "A guide taken apart, stage by stage, as it is made.",
    cover: { id: "seven-stages", cuisine: "seafood", city: "San Francisco" },
  },
  {
    href: "/admin/log",
    title: "Who Did What",
    line: "Each change made at this desk, by whom and when.",
    cover: { id: "day-book", cuisine: "coffee", city: "Berkeley" },
  },
  {
    href: "/admin/jobs",
    title: "Background Work",
    line: "What runs by itself, what failed, and the way to help it along.",
    cover: { id: "night-shift", cuisine: "spice", city: "San Jose" },
  },
];
