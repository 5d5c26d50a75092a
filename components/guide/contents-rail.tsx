import type { Guide } from "@/lib/contracts/guide";
import type { GuideMap } from "@/lib/web/guide-map";
import { toStatusTarget } from "../status/status-target";
import { ContentsLink } from "./contents-link";
import { ContentsMap } from "./contents-map";
import type { Reader } from "./reader";

/** Beside the entries, from 1024 px on only: on smaller screens the guide itself is the list. */
export function ContentsRail({ guide, map, reader }: { guide: Guide; map: GuideMap | null; reader: Reader }) {
  const { entries } = guide;
  if (entries.length === 0) return null;
  return (
    <nav aria-label="In this guide" className="sticky top-8 hidden content-start self-start lg:grid">
      <h2 className="mb-3 text-row leading-tight">In this guide</h2>
      <ol>
        {entries.map(({ id, restaurant }, index) => (
          <li key={id} className="border-t border-rule">
            <ContentsLink restaurant={toStatusTarget(restaurant)} number={index + 1} />
          </li>
        ))}
      </ol>
      {map && <ContentsMap guide={guide} map={map} isSignedIn={reader.isSignedIn} />}
    </nav>
  );
}
