import { priceLevelText, priceSigns } from "./place-facts";

/** " · $$", after what comes before it on the line. */
export const PriceLevel = ({ level }: { level: number }) => (
  <>
    {" · "}
    <span aria-hidden="true">{priceSigns(level)}</span>
    <span className="sr-only">{priceLevelText(level)}</span>
  </>
);
