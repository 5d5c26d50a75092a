import Link from "next/link";
import { CITIES, type City } from "@/lib/core/cities";
import { withParams } from "@/lib/core/with-params";
import { cityPath } from "@/lib/web/public-paths";

type Props = {
  current?: City;
  /** What is searched for, kept from one city to the next. */
  query?: string;
  label?: string;
  className?: string;
};

/** The five cities, each with its page; on one line from 375 px, on two even ones below. */
export const CityLinks = ({ current, query = "", label = "Cities", className }: Props) => (
  <nav aria-label={label} className={className}>
    <ul className="flex flex-wrap gap-x-5 text-ui max-sm:gap-x-2.5 max-[22.4rem]:max-w-60 max-sm:text-small">
      {CITIES.map((city) => (
        <li key={city}>
          <Link
            href={query === "" ? cityPath(city) : withParams(cityPath(city), { q: query })}
            prefetch={false}
            aria-current={city === current ? "page" : undefined}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-rule underline-offset-4 hover:decoration-coral aria-[current]:decoration-coral aria-[current]:decoration-3"
          >
            {city}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
