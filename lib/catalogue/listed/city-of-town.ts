import type { City } from "@/lib/core/cities";

const TOWNS: Record<City, string> = {
  "San Francisco":
    "San Francisco|Sausalito|Mill Valley|Tiburon|Belvedere|Corte Madera|Larkspur|San Anselmo|Fairfax|San Rafael",
  Oakland:
    "Oakland|Alameda|Emeryville|Piedmont|San Leandro|San Lorenzo|Castro Valley|Hayward|Walnut Creek|Concord|Pleasant Hill|" +
    "Lafayette|Orinda|Moraga|Alamo|Danville|San Ramon|Dublin|Pleasanton|Livermore|Martinez|Clayton|Pittsburg|Bay Point|" +
    "Antioch|Oakley|Brentwood",
  Berkeley: "Berkeley|Albany|El Cerrito|Kensington|Richmond|San Pablo|Pinole|Hercules",
  "San Jose":
    "San Jose|Santa Clara|Milpitas|Campbell|Los Gatos|Saratoga|Monte Sereno|Morgan Hill|Fremont|Newark|Union City",
  Peninsula:
    "Palo Alto|East Palo Alto|Menlo Park|Redwood City|San Carlos|Belmont|San Mateo|Foster City|Burlingame|Hillsborough|Millbrae|" +
    "San Bruno|South San Francisco|Daly City|Colma|Brisbane|Pacifica|Half Moon Bay|Montara|Moss Beach|El Granada|Pescadero|" +
    "Woodside|Portola Valley|Atherton|Mountain View|Los Altos|Los Altos Hills|Sunnyvale|Cupertino",
};

const cities = new Map(
  Object.entries(TOWNS).flatMap(([city, towns]) => towns.split("|").map((town) => [town, city as City] as const)),
);

/** The city of ours whose readers would go to a town: itself, or the nearest by region. Undefined for towns farther out. */
export const cityOfTown = (town: string): City | undefined => cities.get(town);
