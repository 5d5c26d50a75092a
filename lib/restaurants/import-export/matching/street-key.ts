import { foldText } from "../../search-text";

const STREET = /(?<![\p{L}\p{N}])(\d{1,5}[a-z]?)\s+(?:(?:n|s|e|w|north|south|east|west)\s+)?([\p{L}\p{N}]+)/u;
/** What follows a postal code is not a house number. */
const COUNTRY = /^(?:usa|us|united)$/;

/** "1517 shattuck" of "1517 Shattuck Ave, Berkeley, CA 94709": house number and street, however the rest is written. */
export function streetKey(address: string): string | null {
  const [, number, street] = STREET.exec(foldText(address)) ?? [];
  return number === undefined || street === undefined || COUNTRY.test(street) ? null : `${number} ${street}`;
}
