import { isTitled } from "./name-queries";

/** Stars of a guide, which whoever keeps one spends on long menus in formal rooms. */
const STARS =
  /(?<![\p{L}\p{N}])(?:(?:one|two|three|[123])[- ])?(?:stars? )?michelin(?:[- ](?:guide|level|quality|rated|recommended|stars?|starred))*(?![\p{L}\p{N}])/giu;
/** Other praise that somebody else gives. */
const PRIZES =
  /(?<![\p{L}\p{N}])(?:bib gourmands?|james beard(?: foundation)?(?:[- ](?:awards?|winners?|winning|nominees?|nominated|semi-?finalists?|finalists?))*|award[- ]winn(?:ing|ers?)|zagat(?:[- ]rated)?|(?:best|top|highest|highly|well)[- ](?:rated|reviewed)|(?:best|good|great|top) reviews|(?:on |by )?yelp|(?:the )?world['’]?s (?:50|fifty) best)(?![\p{L}\p{N}])/giu;
/** Also how a shop may be called: "Five Star Truffles". */
const STARS_OF_READERS =
  /(?<![\p{L}\p{N}])(?:four|five|[45])[- ]stars?(?:[- ](?:rated|ratings?|reviews?))?(?![\p{L}\p{N}]| hotel)/giu;
const FOR_STARS = "tasting menu or fine dining";

type Awards = {
  /** The search without them. */
  rest: string;
  isAny: boolean;
  /** What was done about them, in sentences. */
  notes: string[];
};

/** Awards and ratings, which we don't keep: of stars, the catalog knows what they are mostly given for. */
export function readAwards(query: string): Awards {
  const stars = query.match(STARS) ?? [];
  const others = isTitled(query) ? [PRIZES] : [PRIZES, STARS_OF_READERS];
  const prizes = others.flatMap((pattern) => query.match(pattern) ?? []);
  let isSaid = false;
  const starless = query.replace(STARS, () => {
    if (isSaid) return " ";
    isSaid = true;
    return FOR_STARS;
  });
  return {
    rest: others.reduce((text, pattern) => text.replace(pattern, " "), starless),
    isAny: stars.length + prizes.length > 0,
    notes: [
      ...stars
        .slice(0, 1)
        .map(
          (typed) =>
            `We don't keep stars, awards or ratings: for “${typed.trim()}” we look for tasting menus and fine dining.`,
        ),
      ...prizes.map((typed) => `We don't keep stars, awards or ratings, so this leaves out “${typed.trim()}”.`),
    ],
  };
}
