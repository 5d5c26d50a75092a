import type { Guide } from "@/lib/guides/contract";
import { named } from "../status/named";
import { RailLink } from "./rail-link";
import { RailMap } from "./rail-map";
import type { Reader } from "./reader";

/** Beside the entries from 1024 px on, and there alone: on smaller screens the guide itself is the list. */
export function ContentsRail({ guide, reader }: { guide: Guide; reader: Reader }) {
  const { entries } = guide;
  if (entries.length === 0) return null;
  return (
    <nav aria-label="In this guide" className="sticky top-8 hidden content-start self-start lg:grid">
      <h2 className="mb-3 text-[1.25rem] leading-tight">In this guide</h2>
      <ol>
        {entries.map(({ id, restaurant }, index) => (
          <li key={id} className="border-t border-rule">
            <RailLink restaurant={named(restaurant)} number={index + 1} />
          </li>
        ))}
      </ol>
      <RailMap guide={guide} isSignedIn={reader.isSignedIn} />
    </nav>
  );
}
