const TAKES_ARTICLE =
  /^(?:(?:Inner|Outer|Upper|Lower|Central) (?:Sunset|Richmond|Mission|Haight|Fillmore)|Mission(?: District)?|Sunset|Richmond|Castro|Marina|Haight|Tenderloin|Financial District|Excelsior|Bayview|Presidio|Embarcadero|Western Addition|Fillmore|Civic Center|Dimond|Laurel|Gourmet Ghetto|Elmwood|Lorin|East Foothills|Berkeley Marina|Rose Garden|Design District|Theater District|Panhandle)(?: District)?$/;

/** A neighborhood inside a sentence: "the Outer Sunset", "North Beach", "downtown Palo Alto". */
export function areaPhrase(neighbourhood: string): string {
  if (TAKES_ARTICLE.test(neighbourhood)) return `the ${neighbourhood}`;
  return neighbourhood.replace(/^Downtown\b/, "downtown");
}

const STREET_LIKE = /(?:Avenue|Street|Row|Square|Boulevard|Point|Southside|Northside)$/;

/** "in Temescal", "on Piedmont Avenue", "at Fisherman's Wharf". */
export function areaWithPreposition(neighbourhood: string): string {
  if (/(?:Avenue|Street|Row|Boulevard|Embarcadero)$/.test(neighbourhood)) return `on ${areaPhrase(neighbourhood)}`;
  if (STREET_LIKE.test(neighbourhood) || /(?:Wharf|Beach|Harbor|Marina)$/.test(neighbourhood)) {
    return /^(?:North|South) Beach$|^(?:Marina)$|side$/.test(neighbourhood)
      ? `in ${areaPhrase(neighbourhood)}`
      : `at ${areaPhrase(neighbourhood)}`;
  }
  return `in ${areaPhrase(neighbourhood)}`;
}
