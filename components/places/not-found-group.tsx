import type { ImportRow } from "@/lib/contracts/place-import";
import { fromList } from "./labels";
import { RowGroup } from "./row-group";

/** The rows without any match in our catalogue: shown and downloadable, never invented. */
export function NotFoundGroup({ id, rows }: { id: string; rows: readonly ImportRow[] }) {
  return (
    <RowGroup
      title="Not in our catalog"
      line="We know no such place in the Bay Area, so these are left as they are."
      rows={rows.filter(({ match, candidates }) => !match && candidates.length === 0)}
      aside={
        <a
          href={`/api/restaurants/imports/${id}/not-found`}
          download
          className="link inline-flex min-h-8 pointer-coarse:touch-8 items-center text-ui"
        >
          Download this list
        </a>
      }
    >
      {({ name, address, list }) => (
        <div className="wrap-anywhere">
          <h3 className="text-card">{name}</h3>
          <p className="text-ui text-ink-soft">{[address, list && fromList(list)].filter(Boolean).join(", ")}</p>
        </div>
      )}
    </RowGroup>
  );
}
