import { type GuideSummary, LATEST_GUIDES_LIMIT } from "@/lib/contracts/guide";
import { GuideGrid } from "../guide/guide-grid";
import { FetchedLatestGuides } from "./fetched-latest-guides";
import { NoGuides } from "./no-guides";
import { ViewAll } from "./view-all";

type Props = {
  /** Null when the server could not read them: the browser then requests them. */
  guides: GuideSummary[] | null;
  asOf: string;
};

export function LatestGuides({ guides, asOf }: Props) {
  return (
    <section aria-labelledby="latest" className="page">
      <div className="mb-6 flex items-baseline justify-between gap-4 border-t-3 border-ink pt-3.5">
        <h2 id="latest" className="text-h2">
          Latest Guides
        </h2>
        <ViewAll />
      </div>
      {guides === null ? (
        <FetchedLatestGuides limit={LATEST_GUIDES_LIMIT} />
      ) : guides.length === 0 ? (
        <NoGuides />
      ) : (
        <GuideGrid guides={guides} asOf={asOf} />
      )}
    </section>
  );
}
