import type { GuideSummary } from "@/lib/contracts/guide";
import { classNames } from "../ui/class-names";

type Props = { guide: Pick<GuideSummary, "isEmailGuide"> & { isOwn?: boolean | undefined } };

/** Tells a weekly guide from one that a reader sparked, and whether that was who reads. */
export const GuideKind = ({ guide: { isEmailGuide, isOwn = false } }: Props) => (
  <span className={classNames("font-semibold", isEmailGuide && "text-coral-ink")}>
    {isEmailGuide ? "Weekly guide" : isOwn ? "By you" : "By a reader"}
  </span>
);
