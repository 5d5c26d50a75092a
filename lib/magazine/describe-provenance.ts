import { formatDate } from "../core/california-time";
import type { PositionSource } from "./position-source";

/** "Santa Clara County, March 2026, as Pana K121": an office that lists whoever may sell food. */
const REGISTER = /^(\w+(?: \w+)? County|City of Berkeley|San Francisco)(?:, (\w+ \d{4}|\d{4}))?(?:, as (.+))?$/;
/** "Berkeleyside, 2023", "The Infatuation". */
const PAGE = /^(.+?)(?:, (\d{4}))?$/;
/** How the catalogue says that no page spoke of a place, and whether two people knew it all the same. */
const NO_PAGE = "we looked for a recent web page that mentions it and found none";
const WITHOUT_A_PAGE = new Map([
  ["pages that a search of the web finds", NO_PAGE],
  ["what its writer and a second reader knew", `its writer and a second reader both know it; ${NO_PAGE}`],
]);

/** When somebody last looked whether a place is there, and what it was that said so. */
export function describeChecked({ on, against }: PositionSource["checked"]): string {
  const age = isOld(on, against) ? ` ${OLD_SIGN}` : "";
  return `On ${formatDate(`${on}T12:00:00Z`)}: ${whatSaidSo(against)}.${age}`;
}

/** After so many months a place may well have closed. */
const FRESH_MONTHS = 18;
const OLD_SIGN = "A sign so old may be out of date: call before you go.";

/** Whether what said so was older than that when somebody looked, even if it is of the last day of its year. */
function isOld(on: string, against: string): boolean {
  const year = /\b(20\d{2})(?:, as .+)?$/.exec(against)?.[1];
  if (year === undefined) return false;
  const [yearOfCheck = 0, monthOfCheck = 0] = on.split("-").map(Number);
  return (yearOfCheck - Number(year)) * 12 + monthOfCheck - 12 > FRESH_MONTHS;
}

function whatSaidSo(against: string): string {
  const known = WITHOUT_A_PAGE.get(against);
  if (known !== undefined) return known;
  const [, office, issued, name] = REGISTER.exec(against) ?? [];
  if (office !== undefined) {
    return `it was in ${office}'s register${issued ? ` of ${issued}` : ""}${name ? `, as ${name}` : ""}`;
  }
  const [, page, year] = PAGE.exec(against) ?? [];
  if (page === "its own site") return `we found its own website${year ? ` of ${year}` : ""}`;
  return `we found it mentioned on a web page${year ? ` of ${year}` : ""}, “${page}”`;
}

/** Since then, a source of positions is as good as the address itself. */
const FRESH_SINCE = 2024;
const CHECK_ADDRESS = "Check the address before you go.";

/** What a pin's place on the map rests on; null of one that is only approximate, which is said of every such pin. */
export function describePosition({ grade, source }: PositionSource["position"]): string | null {
  if (grade === "approximate") return null;
  if (grade === "street") return `We set the pin by hand, on its street. ${CHECK_ADDRESS}`;
  const from = source.replace(/^house number, /, "");
  const [, office, issued] = REGISTER.exec(from) ?? /^(OpenStreetMap)(?:, (.+))?$/.exec(from) ?? [];
  if (office === undefined) return null;
  const whose = office === "OpenStreetMap" ? office : `${office}'s register`;
  const when = issued ? ` in ${issued}` : "";
  const advice = issued && Number(issued.slice(-4)) >= FRESH_SINCE ? "" : ` ${CHECK_ADDRESS}`;
  return `The pin is where ${whose} had ${grade === "named" ? "it" : "its house number"}${when}.${advice}`;
}
