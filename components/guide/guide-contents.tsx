import type { Guide } from "@/lib/contracts/guide";
import type { GuideMap } from "@/lib/web/guide-map";
import { toStatusTarget } from "../status/status-target";
import { ContentsMap } from "./contents-map";
import { ContentsStrip } from "./contents-strip";
import type { Reader } from "./reader";
import { UnfoldingMap } from "./unfolding-map";

type Props = { guide: Guide; map: GuideMap | null; reader: Reader };

/**
 * Its places, numbered, to jump to: a strip that stays at the top of a phone, a column beside the entries from 1024 px
 * on. The map follows: unfolded on request, or under the column where a window is high enough for both.
 */
export function GuideContents({ guide, map, reader }: Props) {
  const { entries } = guide;
  if (entries.length === 0) return null;
  return (
    <div className="max-lg:contents lg:sticky lg:top-[calc(32px+var(--masthead))] lg:-mx-2 lg:max-h-[calc(100dvh-32px-var(--masthead))] lg:overflow-y-auto lg:px-2 lg:pb-2 lg:[scrollbar-width:thin] lg:col-start-2 lg:row-start-1 lg:self-start print:hidden">
      <nav
        aria-label="In this guide"
        className="max-lg:sticky max-lg:top-(--masthead) max-lg:z-2 max-lg:-mx-gutter max-lg:border-y max-lg:border-rule max-lg:bg-paper"
      >
        <h2 className="mb-3 text-row leading-tight max-lg:sr-only">In this guide</h2>
        <ContentsStrip restaurants={entries.map(({ restaurant }) => toStatusTarget(restaurant))} />
      </nav>
      {map && (
        <UnfoldingMap>
          <ContentsMap guide={guide} map={map} reader={reader} />
        </UnfoldingMap>
      )}
    </div>
  );
}
