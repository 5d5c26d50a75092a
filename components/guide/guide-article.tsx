import type { Guide } from "@/lib/contracts/guide";
import { guideCovers } from "@/lib/core/cover/guide-covers";
import type { GuideMap } from "@/lib/web/guide-map";
import { ConstraintSummary } from "./constraint-summary";
import { ContentsRail } from "./contents-rail";
import { Entry } from "./entry";
import { GuideHeader } from "./guide-header";
import { JoinPanel } from "./join-panel";
import type { Reader } from "./reader";
import { ScrollToEntry } from "./scroll-to-entry";

const DROP_CAP =
  "*:first:first-letter:float-left *:first:first-letter:pt-[0.07em] *:first:first-letter:pr-[0.09em] *:first:first-letter:font-display *:first:first-letter:text-drop-cap *:first:first-letter:font-heading *:first:first-letter:text-coral-ink";

/** A whole guide as a page: opening, introduction, entries, and the contents beside them on wide screens. */
export function GuideArticle({ guide, map, reader }: { guide: Guide; map: GuideMap | null; reader: Reader }) {
  const paragraphs = guide.introduction.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  const covers = guideCovers(guide);
  return (
    <article>
      <ScrollToEntry />
      <GuideHeader guide={guide} cover={covers.cover} reader={reader} />
      <div className="mt-8 grid gap-12 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-24">
        <div className="min-w-0">
          <ConstraintSummary guide={guide} />
          <div className={`grid max-w-measure gap-[0.85em] text-lede ${DROP_CAP}`}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {!reader.isSignedIn && <JoinPanel />}
          <div className="mt-14">
            {guide.entries.map((entry, index) => (
              <Entry
                key={entry.id}
                entry={entry}
                guideId={guide.id}
                number={index + 1}
                drawing={covers.entries[index] ?? ""}
                reader={reader}
              />
            ))}
          </div>
        </div>
        <ContentsRail guide={guide} map={map} reader={reader} />
      </div>
    </article>
  );
}
