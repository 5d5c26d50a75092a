import type { GuideSummary } from "@/lib/contracts/guide";
import { classNames } from "../ui/class-names";

/** Tells a weekly guide from one that a reader sparked. */
export const GuideKind = ({ guide: { isEmailGuide } }: { guide: Pick<GuideSummary, "isEmailGuide"> }) => (
  <span className={classNames("font-semibold", isEmailGuide && "text-coral-ink")}>
    {isEmailGuide ? "Weekly guide" : "By a reader"}
  </span>
);
