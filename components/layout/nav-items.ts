import type { IconName } from "../ui/icon-drawings";

/** The three main screens of a signed-in reader, in the tab bar and in the masthead. */
export const NAV_ITEMS: readonly { href: string; label: string; icon: IconName }[] = [
  { href: "/discover", label: "Guides", icon: "guides" },
  { href: "/map", label: "Map", icon: "map" },
  { href: "/profile", label: "Profile", icon: "person" },
];

/** A guide belongs to Guides, whatever its path. */
export function activeNavHref(pathname: string): string | undefined {
  if (pathname.startsWith("/guide/")) return "/discover";
  return NAV_ITEMS.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href;
}
