import type { GuideSummary } from "@/lib/guides/contract";
import { GuideShelf } from "../guide/guide-shelf";
import { LatestGuidesFromCall } from "./latest-guides-from-call";
import { NoGuides } from "./no-guides";
import { ViewAll } from "./view-all";

type Props = {
  /** Null when the server could not read them: the browser then asks for itself. */
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
        <LatestGuidesFromCall />
      ) : guides.length === 0 ? (
        <NoGuides />
      ) : (
        <GuideShelf guides={guides} asOf={asOf} />
      )}
    </section>
  );
}
