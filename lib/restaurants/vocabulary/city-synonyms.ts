import type { City } from "@/lib/core/cities";
import { splitList } from "./fold";

/** What people call our cities, besides the neighborhoods. */
export const CITY_SYNONYMS: Record<City, string[]> = {
  "San Francisco": splitList(
    "san francisco|sf|san fran|frisco|舊金山|旧金山|三藩市|金山|三藩|サンフランシスコ|샌프란시스코",
  ),
  Oakland: splitList("oakland|oaktown|奧克蘭|奥克兰|屋仑|屋崙|オークランド|오클랜드"),
  Berkeley: splitList("berkeley|berzerkeley|伯克利|柏克萊|柏克莱|伯克萊|柏克利|バークレー|버클리"),
  "San Jose": splitList(
    "san jose|sanjose|san jo|sj|silicon valley|聖荷西|圣荷西|圣何塞|聖何塞|聖何西|矽谷|硅谷|サンノゼ|산호세|새너제이",
  ),
  Peninsula: splitList("peninsula|the peninsula|san mateo county|mid peninsula|半岛|半島|旧金山半岛|舊金山半島"),
};

type Region = { names: readonly string[]; label: string; cities: readonly City[] };

/** Names for the country around several cities, folded; the first city is the one to suggest. */
export const REGIONS: readonly Region[] = [
  { names: ["east bay", "eastbay", "東灣", "东湾"], label: "East Bay", cities: ["Oakland", "Berkeley"] },
  { names: ["south bay", "southbay", "南灣", "南湾"], label: "South Bay", cities: ["San Jose"] },
  {
    names: ["san francisco bay area", "sf bay area", "bay area", "bayarea", "the bay", "the bays", "灣區", "湾区"],
    label: "Bay Area",
    cities: ["San Francisco", "Oakland", "Berkeley", "San Jose", "Peninsula"],
  },
];
