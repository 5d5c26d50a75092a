import type { ReactNode } from "react";
import type { Guide, GuideSummary } from "@/lib/contracts/guide";
import { guideCovers } from "@/lib/core/cover/guide-covers";
import type { GuideMap } from "@/lib/web/guide-map";
import { ConstraintSummary } from "./constraint-summary";
import { Entry } from "./entry";
import { GuideContents } from "./guide-contents";
import { GuideEnd } from "./guide-end";
import { GuideHeader } from "./guide-header";
import { Introduction } from "./introduction";
import { JoinPanel } from "./join-panel";
import type { Reader } from "./reader";
import { ScrollToEntry } from "./scroll-to-entry";

/** After so many entries a visitor is invited to join: by then they have seen what it is about. */
const ENTRIES_BEFORE_JOINING = 3;

type Props = {
  guide: Guide;
  map: GuideMap | null;
  /** What to read next. */
  related: GuideSummary[];
  /** ISO time at which the page was rendered. */
  asOf: string;
  reader: Reader;
  /** For an administrator. */
  tools?: ReactNode;
};

/** A whole guide as a page: opening, contents, introduction, entries, and where to go from there. */
export function GuideArticle({ guide, map, related, asOf, reader, tools }: Props) {
  const covers = guideCovers(guide);
  const { entries } = guide;
  const joinAfter = Math.min(ENTRIES_BEFORE_JOINING, entries.length) - 1;
  return (
    <article>
      <ScrollToEntry />
      <GuideHeader guide={guide} cover={covers.cover} />
      {tools}
      <div className="mt-5 lg:mt-16 lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-24">
        <GuideContents guide={guide} map={map} reader={reader} />
        <div className="min-w-0 max-lg:mt-5 lg:col-start-1 lg:row-start-1">
          <ConstraintSummary guide={guide} />
          <Introduction text={guide.introduction} />
          <div className="mt-6 md:mt-14">
            {entries.map((entry, index) => (
              <Entry
                key={entry.id}
                entry={entry}
                guideId={guide.id}
                number={index + 1}
                drawing={covers.entries[index] ?? ""}
                reader={reader}
              >
                {!reader.isSignedIn && index === joinAfter && (
                  <JoinPanel guideId={guide.id} restaurantId={entry.restaurant.id} />
                )}
              </Entry>
            ))}
          </div>
        </div>
      </div>
      <GuideEnd guide={guide} related={related} asOf={asOf} reader={reader} />
    </article>
  );
}
