import type { Guide } from "@/lib/contracts/guide";
import type { SenderInfo } from "@/lib/contracts/message-inputs";
import { placeActions } from "@/lib/core/place-links";
import { LINK_STATUSES } from "../links/message-links";

/** The pages that messages link to, each with its source file. */
export const LINKED_PAGES: { page: RegExp; file: string }[] = [
  { page: /^\/privacy$/, file: "app/(public)/privacy" },
  { page: /^\/guide\/[^/]+$/, file: "app/guide" },
  { page: /^\/unsubscribe\/[^/]+$/, file: "app/unsubscribe" },
  {
    page: new RegExp(`^/email/restaurant-status/[^/]+/[^/]+/(${Object.keys(LINK_STATUSES).join("|")})$`),
    file: "app/email/restaurant-status",
  },
];
/** And the pictures in them. */
export const LINKED_PICTURES: { page: RegExp; file: string }[] = [
  { page: /^\/email\/mark\.png$/, file: "public/email/mark.png" },
  { page: /^\/cover\/[^/]+\/picture\.png$/, file: "app/cover/[id]/picture.png" },
  { page: /^\/api\/photos\/[^/]+$/, file: "app/api/photos" },
];

/** What is wrong with a link of a guide's message, as a sentence; null if it works. */
export function checkLink(href: string, { appUrl, supportEmail }: SenderInfo, { id, entries }: Guide): string | null {
  const isOfPlace = entries.some(({ restaurant }) => placeActions(restaurant).some((action) => action.href === href));
  if (isOfPlace || href === `mailto:${supportEmail}`) return null;
  const { url, fault } = parseOwnUrl(href, appUrl, LINKED_PAGES);
  if (!url) return fault;
  const [, section, name = ""] = url.pathname.split("/");
  const hasEntry = (restaurantId: string) => entries.some(({ restaurant }) => restaurant.id === restaurantId);
  if (section === "guide") {
    const anchor = decodeURIComponent(url.hash).replace(/^#restaurant-/, "");
    if (decodeURIComponent(name) !== id) return `${href} leads to another guide.`;
    return anchor === "" || hasEntry(anchor) ? null : `${href} leads to a place that is not in the guide.`;
  }
  if (section === "email") {
    const isTheirs = hasEntry(decodeURIComponent(url.pathname.split("/")[4] ?? ""));
    return isTheirs && url.searchParams.get("guideId") === id ? null : `${href} asks for a place of another guide.`;
  }
  return null;
}

/** The same for a picture's URL. */
export const checkPicture = (src: string, appUrl: string): string | null =>
  parseOwnUrl(src, appUrl, LINKED_PICTURES).fault;

type OwnUrl = { url: URL; fault: null } | { url: null; fault: string };

function parseOwnUrl(address: string, appUrl: string, pages: { page: RegExp }[]): OwnUrl {
  if (!URL.canParse(address)) return { url: null, fault: `"${address}" is no whole address.` };
  const url = new URL(address);
  if (url.origin !== new URL(appUrl).origin) return { url: null, fault: `${address} is not on ${appUrl}.` };
  if (pages.some(({ page }) => page.test(url.pathname))) return { url, fault: null };
  return { url: null, fault: `${address} is no page of ours.` };
}
