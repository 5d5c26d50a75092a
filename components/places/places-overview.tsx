import type { ImportSummary } from "@/lib/contracts/place-import";
import { Notice } from "../ui/notice";
import { ExportLinks } from "./export-links";
import { ImportDropzone } from "./import-dropzone";
import { ImportHistory } from "./import-history";
import { PlacesHeading } from "./places-heading";

type Props = { imports: ImportSummary[]; isImportMissing: boolean };

/** Export and import of a reader's places, and their former imports. */
export function PlacesOverview({ imports, isImportMissing }: Props) {
  return (
    <div className="pt-4 md:pt-8">
      <PlacesHeading back={{ href: "/profile", label: "Profile" }} title="Import and export">
        Bring in places that you keep elsewhere, or take yours along as a file.
      </PlacesHeading>
      {isImportMissing && (
        <Notice tone="info" className="mt-6">
          That import isn't here anymore. A preview is kept for a day; bring the file again.
        </Notice>
      )}
      <div className="mt-6 grid gap-10 border-t-3 border-ink pt-6 md:mt-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-14 md:pt-8">
        <ImportDropzone />
        <ExportLinks />
      </div>
      {imports.length > 0 && <ImportHistory imports={imports} />}
    </div>
  );
}
