import { longDate } from "@/lib/dates";
import type { PlaceImport } from "@/lib/restaurants/transfer/contract";
import { ImportResult } from "./import-result";
import { ImportReview } from "./import-review";
import { PlacesHeading } from "./places-heading";
import { findingsInWords, places, SOURCES } from "./words";

const TITLES = { previewed: "Look it over", applied: "All done", undone: "Undone" } as const;

/** One import: what will happen while it is a preview, and afterwards what has. */
export function ImportScreen({ shown }: { shown: PlaceImport }) {
  const { state, fileName, source, createdAt, counts } = shown;
  return (
    <div className="pt-4 md:pt-8">
      <PlacesHeading back={{ href: "/profile/places", label: "My places" }} title={TITLES[state]}>
        {fileName}, {SOURCES[source]}, {longDate(createdAt)}. {places(counts.rows)}: {findingsInWords(counts)}.
      </PlacesHeading>
      {state === "previewed" ? <ImportReview shown={shown} /> : <ImportResult shown={shown} />}
    </div>
  );
}
