import Link from "next/link";
import type { NotYetVisited } from "@/lib/contracts/too-few-places";

/** Places that are only listed, named where a wish finds no guide: nothing is said of them. */
export function NotYetVisitedList({ places }: { places: readonly NotYetVisited[] }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-label font-semibold">Only names on the map so far</h3>
      <p className="text-small text-ink-soft">
        Listed under this kind of food. We can't say whether they are any good.
      </p>
      <ul>
        {places.map(({ id, name, location }) => (
          <li key={id} className="text-ui wrap-anywhere">
            <Link href={`/map?restaurant=${encodeURIComponent(id)}`} className="link inline-flex min-h-8 items-center">
              {name}
            </Link>
            <span className="text-ink-soft">, {location}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
