import Link from "next/link";
import { narrowedPath } from "@/lib/magazine/city-query";

/** What one looks for at seven in the evening, each as it is searched for. */
const SEARCHES = [
  { shown: "Dinner" },
  { shown: "Cheap", rest: " dinner" },
  { shown: "Outdoor", rest: " dinner" },
  { shown: "Late", rest: " night" },
];

/** The ways to a city's places, for who wants one tonight and no guide. */
export const PlacesTonight = ({ path }: { path: string }) => (
  <nav
    aria-label="Places for tonight"
    className="mt-1 flex flex-wrap items-center gap-x-4.5 text-ui max-[22.4rem]:gap-x-2.5 max-[22.4rem]:text-label md:gap-x-5"
  >
    <span aria-hidden="true" className="text-ink-soft">
      Tonight:
    </span>
    {SEARCHES.map(({ shown, rest = "" }) => (
      <Link
        key={shown}
        href={narrowedPath(path, { q: `${shown}${rest}`.toLowerCase() })}
        prefetch={false}
        className="link inline-flex min-h-11 items-center"
      >
        {shown}
        {/* On a phone, one row. */}
        {rest && <span className="whitespace-pre max-md:sr-only">{rest}</span>}
      </Link>
    ))}
  </nav>
);
