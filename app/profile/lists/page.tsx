import type { Metadata } from "next";
import { ListsScreen } from "@/components/lists/lists-screen";
import { ProfilePart } from "@/components/profile/profile-part";
import { LISTS_META } from "@/lib/client/offline/offline-rules";
import { pageTitle } from "@/lib/core/brand";
import { listLists } from "@/lib/lists/list";
import { requirePageUser } from "@/lib/web/page-session";
import { readerCtx } from "@/lib/web/reader-ctx";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: pageTitle("My lists") };

export default async function ListsPage() {
  const user = await requirePageUser();
  const lists = await listLists({ ...(await readerCtx()), user });
  return (
    <>
      <meta name={LISTS_META} content={lists.map(({ id }) => id).join(" ")} />
      <SignedInPage>
        <ProfilePart
          title="My lists"
          current="/profile/lists"
          line="Places that belong together, for you or for a friend."
        >
          <ListsScreen lists={lists} />
        </ProfilePart>
      </SignedInPage>
    </>
  );
}
