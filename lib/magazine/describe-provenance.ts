import { formatDate } from "../core/california-time";
import type { PositionSource } from "./position-source";

/** "Santa Clara County, March 2026, as Pana K121": an office that lists whoever may sell food. */
const REGISTER = /^(\w+(?: \w+)? County|City of Berkeley|San Francisco)(?:, (\w+ \d{4}|\d{4}))?(?:, as (.+))?$/;
/** "Berkeleyside, 2023", "The Infatuation". */
const PAGE = /^(.+?)(?:, (\d{4}))?$/;
/** How the catalogue says that nobody's page spoke of a place. */
const NO_PAGE = new Set(["pages that a search of the web finds", "what its writer and a second reader knew"]);

/** When somebody last looked whether a place is there, and what it was that said so. */
export function describeChecked({ on, against }: PositionSource["checked"]): string {
  return `On ${formatDate(`${on}T12:00:00Z`)}: ${whatSaidSo(against)}.`;
}

function whatSaidSo(against: string): string {
  if (NO_PAGE.has(against)) return "we looked for a recent web page that mentions it and found none";
  const [, office, issued, name] = REGISTER.exec(against) ?? [];
  if (office !== undefined) {
    return `it was in ${office}'s register${issued ? ` of ${issued}` : ""}${name ? `, as ${name}` : ""}`;
  }
  const [, page, year] = PAGE.exec(against) ?? [];
  if (page === "its own site") return `we found its own website${year ? ` of ${year}` : ""}`;
  return `we found it mentioned on a web page${year ? ` of ${year}` : ""}, “${page}”`;
}

/** What a pin's place on the map rests on; null of one that is only approximate, which is said of every such pin. */
export function describePosition({ grade, source }: PositionSource["position"]): string | null {
  if (grade === "approximate") return null;
  if (grade === "street") return "We set the pin by hand, on its street.";
  const from = source.replace(/^house number, /, "");
  const [, office, issued] = REGISTER.exec(from) ?? /^(OpenStreetMap)(?:, (.+))?$/.exec(from) ?? [];
  if (office === undefined) return null;
  const whose = office === "OpenStreetMap" ? office : `${office}'s register`;
  return `The pin is where ${whose} had ${grade === "named" ? "it" : "its house number"}${issued ? ` in ${issued}` : ""}.`;
}
