/** How Bay Area people say where something is; what isn't here takes "in" and no article. */
const matches = (pattern: RegExp) => (name: string) => pattern.test(name);

/** "the Mission", "the Outer Sunset". */
export const takesArticle = matches(
  /^(?:(?:Inner|Outer|Upper|Lower|Central) (?:Sunset|Richmond|Mission|Haight|Fillmore)|Mission|Sunset|Richmond|Castro|Marina|Haight|Tenderloin|Excelsior|Bayview|Presidio|Embarcadero|Western Addition|Fillmore|Dimond|Laurel|Gourmet Ghetto|Elmwood|Lorin|East Foothills|Berkeley Marina|Rose Garden|Panhandle|Peninsula|East Bay|South Bay|North Bay|Bay Area|Town & Country Village|Financial District|(?:Mission|Castro|Marina|Sunset|Richmond|Fillmore|Design|Theater|Gilman) District|Avenues)$/,
);

/** Places named for a street, which take "on". */
export const isStreetLike = matches(
  /(?:Avenue|Street|Boulevard|Road|Drive|Lane|Alley|Row)$|^(?:Embarcadero|El Camino(?: Real)?|Broadway)$/,
);

/** Points, squares and shores, of which "at" is right as well. */
export const isPointLike = matches(
  /(?:Wharf|Square|Harbor|Marina|Center|Village|Pier|Lake|Merritt|(?<!North |South )Beach|Embarcadero|Presidio|Gilman|Point|Row|Garden|Plaza|Park)$/,
);

/** Heights, on which a place may stand, and parts of town that are streets as well. */
export const isHill = matches(
  /(?:Hill|Heights|Island|Wharf|Peninsula|Panhandle|Foothills|Marina|Beach|Slope|Pier|Presidio|Fillmore|Haight|Castro|Mission|Polk|Winchester|Alum Rock|Gulch|Side|side|San Pedro Square)$/,
);

/** Buildings and sights that take the article wherever they stand. */
export const SIGHTS_WITH_ARTICLE = [
  "Ferry Building",
  "Castro Theatre",
  "Grand Lake Theatre",
  "Paramount Theatre",
  "Fox Theater",
  "Exploratorium",
  "Presidio",
  "Panhandle",
  "Embarcadero",
  "Golden Gate Bridge",
  "Bay Bridge",
  "Great Highway",
  "Transamerica Pyramid",
  "Palace of Fine Arts",
  "Legion of Honor",
  "Conservatory of Flowers",
  "Claremont Hotel",
  "War Memorial Opera House",
  "Moscone Center",
  "Main Library",
  "Bay Area",
  "East Bay",
  "South Bay",
] as const;
