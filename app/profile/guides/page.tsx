import type { Metadata } from "next";
import { OwnGuideList } from "@/components/profile/guides/own-guide-list";
import { PageLinks } from "@/components/profile/page-links";
import { ProfilePart } from "@/components/profile/profile-part";
import { parsePage } from "@/lib/contracts/query-params";
import { pageTitle } from "@/lib/core/brand";
import { listOwnGuidesPage } from "@/lib/guides/own/list-page";
import { requirePageUser } from "@/lib/web/page-session";
import { readerCtx } from "@/lib/web/reader-ctx";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: pageTitle("My guides") };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OwnGuidesPage({ searchParams }: Props) {
  const user = await requirePageUser();
  const { page: asked } = await searchParams;
  const { guides, page, pageCount } = await listOwnGuidesPage({ ...(await readerCtx()), user }, parsePage(asked));
  return (
    <SignedInPage>
      <ProfilePart
        title="My guides"
        current="/profile/guides"
        line="Made from your wishes. Everyone can read them, except those you hide."
      >
        <OwnGuideList guides={guides} />
        <PageLinks
          label="Pages of guides"
          page={page}
          pageCount={pageCount}
          pathOf={(to) => (to === 1 ? "/profile/guides" : `/profile/guides?page=${to}`)}
        />
      </ProfilePart>
    </SignedInPage>
  );
}
