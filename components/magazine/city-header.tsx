import type { City } from "@/lib/core/cities";
import { CityLinks } from "./city-links";
import { RememberCity } from "./remember-city";

export const CityHeader = ({ city, line, query }: { city: City; line?: string; query?: string }) => (
  <header className="mt-2 mb-6">
    <RememberCity city={city} />
    <CityLinks current={city} query={query} />
    <h1 className="mt-4 text-city">{city}</h1>
    <p className="mt-2 max-w-measure text-lede text-ink-soft">
      {line ?? "Restaurant guides for curious eaters, a new one each week."}
    </p>
  </header>
);
