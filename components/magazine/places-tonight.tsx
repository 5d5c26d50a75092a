import Link from "next/link";
import { narrowedPath } from "@/lib/magazine/city-query";

/** What one looks for at seven in the evening, each as it is searched for. */
const SEARCHES = ["Dinner", "Cheap dinner", "Outdoor dinner", "Late night"];

/** The ways to a city's places, for who wants one tonight and no guide. */
export const PlacesTonight = ({ path }: { path: string }) => (
  <nav aria-label="Places for tonight" className="mt-1 flex flex-wrap items-center gap-x-5 text-ui">
    <span aria-hidden="true" className="text-ink-soft">
      Tonight:
    </span>
    {SEARCHES.map((search) => (
      <Link
        key={search}
        href={narrowedPath(path, { q: search.toLowerCase() })}
        prefetch={false}
        className="link inline-flex min-h-11 items-center"
      >
        {search}
      </Link>
    ))}
  </nav>
);
