import type { City } from "@/lib/core/cities";
import { AREAS } from "./areas";
import { foldWords } from "./fold";

const STREET = / (?:avenue|street|boulevard|road)$/;

/** Whether a name is that of a street through several neighborhoods, and none of theirs: "Telegraph Avenue". */
export const isLongStreet = (name: string, city: City): boolean =>
  STREET.test(foldWords(name)) && !AREAS[city].areas.some((area) => area.name === name);

/** By its address, whichever way that shortens the street: "4905 Telegraph Ave". */
export const isOnStreet = ({ address }: { address: string }, street: string): boolean =>
  new RegExp(`\\b${foldWords(street).replace(STREET, "")} (?:ave|avenue|st|street|blvd|boulevard|rd|road)\\b`).test(
    foldWords(address),
  );
