import Link from "next/link";
import { Cover } from "../cover/cover";

const CARDS = [
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
    href: "/admin/jobs",
    title: "Background Work",
    line: "What runs by itself, what failed, and the way to help it along.",
    cover: { id: "night-shift", cuisine: "spice", city: "San Jose" },
  },
];

/** The administrators' front page: the way to each of their rooms. */
export function Desk() {
  return (
    <div className="pt-4 md:pt-8">
      <h1 className="text-title font-[540]! tracking-[-0.035em]!">Admin</h1>
      <ul className="mt-6 grid gap-8 border-t-3 border-ink pt-6 md:mt-10 md:grid-cols-2 md:gap-10 md:pt-8">
        {CARDS.map(({ href, title, line, cover }) => (
          <li key={href}>
            <Link href={href} className="group block no-underline">
              <div className="art aspect-3/2 transition-transform duration-240 group-hover:-translate-y-0.75">
                <Cover {...cover} isFirst />
              </div>
              <h2 className="mt-4 text-h3 group-hover:underline group-hover:decoration-coral group-hover:decoration-3 group-hover:underline-offset-4">
                {title}
              </h2>
              <p className="mt-1 font-display text-lede text-ink-soft italic">{line}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
