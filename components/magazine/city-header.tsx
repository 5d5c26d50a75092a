import type { City } from "@/lib/core/cities";
import { CityLinks } from "./city-links";
import { RememberCity } from "./remember-city";

type Props = {
  city: City;
  query?: string;
  /** What the page is narrowed to: what there is of it then has a phone's first screen. */
  line?: string;
};

export const CityHeader = ({ city, line, query }: Props) => (
  <header className={line === undefined ? "mt-2 mb-6" : "mb-3 md:mt-2 md:mb-6"}>
    <RememberCity city={city} />
    <CityLinks current={city} query={query} />
    {line === undefined ? (
      <>
        <h1 className="mt-4 text-city">{city}</h1>
        <p className={LINE}>Restaurant guides for curious eaters, a new one each week.</p>
      </>
    ) : (
      <div className="flex flex-wrap items-baseline gap-x-3 md:block">
        <h1 className="text-city max-md:text-subhead md:mt-4">{city}</h1>
        <p className={`${LINE} max-md:mt-0 max-md:text-ui`}>{line}</p>
      </div>
    )}
  </header>
);

const LINE = "mt-2 max-w-measure text-lede text-ink-soft";
