/** An entry under its rule: its numeral hangs in the margin, its picture stands at the right. */
const ENTRY =
  "group/entry grid max-lg:scroll-mt-16 grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-4 border-t border-rule not-first:mt-8 first:border-t-3 first:border-ink focus-visible:shadow-none focus-visible:outline-none md:grid-cols-[84px_minmax(0,1fr)_190px] md:grid-rows-[auto_1fr] md:gap-x-6";
export const OPEN_ENTRY = `${ENTRY} pt-6 md:pt-8`;
export const FOLDED_ENTRY = `${ENTRY} items-baseline pt-4.5`;

const NUMERAL = "min-w-[0.62em] self-start font-display font-normal lining-nums md:font-numeral";
export const OPEN_NUMERAL = `${NUMERAL} pt-0.5 text-numeral text-coral-ink md:row-span-2 md:row-start-1 md:text-numeral-wide`;
export const FOLDED_NUMERAL = `${NUMERAL} text-dialog leading-none text-ink-faint`;

/** Where the drawn cover stands in for a photo, nobody took it. The frame before it is a `peer`. */
export const PHOTO_CREDIT = "peer-has-[>[src^='/cover/']]:hidden";
