import type { Metadata } from "next";
import { ListsScreen } from "@/components/lists/lists-screen";
import { PlacesHeading } from "@/components/places/places-heading";
import { ProfileNav } from "@/components/profile/profile-nav";
import { listLists } from "@/lib/lists/list";
import { requirePageUser } from "@/lib/web/page-session";
import { readerCtx } from "@/lib/web/reader-ctx";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: "My lists" };

export default async function ListsPage() {
  const user = await requirePageUser("/login?next=%2Fprofile%2Flists");
  const lists = await listLists({ ...(await readerCtx()), user });
  return (
    <SignedInPage>
      <div className="pt-4 md:pt-8">
        <PlacesHeading back={{ href: "/profile", label: "Profile" }} title="My lists">
          Places that belong together, for you or for a friend.
        </PlacesHeading>
        <ProfileNav current="/profile/lists" />
        <ListsScreen lists={lists} />
      </div>
    </SignedInPage>
  );
}
