import { sql } from "drizzle-orm";
import { restaurants } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { Ctx } from "@/lib/ports/context";
import type { Trait } from "./trait";

/** Of a city's described places: how many there are, and how many have each trait. */
export type CityTraits = { places: number; withTrait: ReadonlyMap<Trait, number> };

type Row = { city: City; trait: Trait | null; places: number };

/** How common these traits are among the described places of these cities, in one statement. */
export async function countTraits(
  { db }: Pick<Ctx, "db">,
  cities: readonly City[],
  traits: readonly Trait[],
): Promise<Map<City, CityTraits>> {
  const { rows } = await db.execute<Row>(sql`
    select city, trait, count(*)::int as places
    from ${restaurants}, lateral (
      select null as trait
      union all select 'cuisine:' || value from unnest(cuisines) as value
      union all select 'vibe:' || value from unnest(vibes) as value
      union all select 'feature:' || value from unnest(features) as value
      union all select 'occasion:' || value from unnest(good_for) as value
      union all select 'area:' || city || '/' || coalesce(neighbourhood, town)
        where coalesce(neighbourhood, town) is not null
    ) as had
    where source <> 'listed' and city = any(${sql.param(cities)}::text[])
      and (trait is null or trait = any(${sql.param(traits)}::text[]))
    group by city, trait`);
  return new Map(cities.map((city) => [city, ofCity(rows.filter((row) => row.city === city))]));
}

function ofCity(rows: readonly Row[]): CityTraits {
  const named = rows.flatMap(({ trait, places }): [Trait, number][] => (trait === null ? [] : [[trait, places]]));
  return { places: rows.find(({ trait }) => trait === null)?.places ?? 0, withTrait: new Map(named) };
}
