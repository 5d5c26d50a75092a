import type { Metadata } from "next";
import { ImportScreen } from "@/components/places/import-screen";
import { PlacesOverview } from "@/components/places/places-overview";
import { pageTitle } from "@/lib/core/brand";
import { listImports } from "@/lib/restaurants/import-export/list-imports";
import { requirePageUser } from "@/lib/web/page-session";
import { readerCtx } from "@/lib/web/reader-ctx";
import { readerImport } from "@/lib/web/reader-import";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: pageTitle("Import and export") };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** With `?import=` one import, to review or as it was applied; otherwise everything. */
export default async function PlacesPage({ searchParams }: Props) {
  const ctx = { ...(await readerCtx()), user: await requirePageUser() };
  const { import: id } = await searchParams;
  const shown = typeof id === "string" ? await readerImport(ctx, id) : null;
  return (
    <SignedInPage>
      {shown ? (
        <ImportScreen key={shown.id} shown={shown} />
      ) : (
        <PlacesOverview imports={await listImports(ctx)} isImportMissing={id !== undefined} />
      )}
    </SignedInPage>
  );
}
