import type { PlaceImport } from "@/lib/contracts/place-import";
import { formatDate } from "@/lib/core/california-time";
import { ImportResult } from "./import-result";
import { ImportReview } from "./import-review";
import { describeFindings, formatPlaceCount, SOURCE_LABELS } from "./labels";
import { PlacesHeading } from "./places-heading";

const TITLES = { previewed: "Look it over", applied: "All done", undone: "Undone" } as const;

/** One import: what it will do while it is a preview, and afterwards what it did. */
export function ImportScreen({ shown }: { shown: PlaceImport }) {
  const { state, fileName, source, createdAt, counts } = shown;
  return (
    <div className="pt-4 md:pt-8">
      <PlacesHeading back={{ href: "/profile/places", label: "Import and export" }} title={TITLES[state]}>
        {fileName}, {SOURCE_LABELS[source]}, {formatDate(createdAt)}. {formatPlaceCount(counts.rows)}:{" "}
        {describeFindings(counts)}.
      </PlacesHeading>
      {state === "previewed" ? <ImportReview shown={shown} /> : <ImportResult shown={shown} />}
    </div>
  );
}
