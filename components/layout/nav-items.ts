import { CITIES, type City, citySlug, DEFAULT_CITY } from "@/lib/core/cities";
import { cityPath } from "@/lib/web/public-paths";
import type { IconName } from "../ui/icon-drawings";

/** The three main screens of a signed-in reader, in the tab bar and in the masthead. */
export const NAV_ITEMS: readonly { href: string; label: string; icon: IconName }[] = [
  { href: "/discover", label: "Guides", icon: "guides" },
  { href: "/map", label: "Map", icon: "map" },
  { href: "/profile", label: "Profile", icon: "person" },
];

/** The path of a screen, for whoever last looked at this city: only Guides has one. */
export const navPath = (href: string, city: City | null): string =>
  href === "/discover" && city !== null ? `${href}?city=${encodeURIComponent(city)}` : href;

/** Where visitors read: members have a screen of their own. */
export const VISITORS_GUIDES = cityPath(DEFAULT_CITY);

const GUIDE_PAGES = new RegExp(`^/(?:(?:guide|place)/|(?:search|${CITIES.map(citySlug).join("|")})$)`);

/** A guide, a place and a city's page belong to Guides, whatever their paths. */
export function activeNavHref(pathname: string): string | undefined {
  if (GUIDE_PAGES.test(pathname)) return "/discover";
  return NAV_ITEMS.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href;
}
