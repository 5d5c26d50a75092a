import type { Metadata } from "next";
import { ProfileCard } from "@/components/account/profile-card";
import { sectionId } from "@/components/magazine/section";
import { MarkedPlacesSection } from "@/components/profile/places/marked-places-section";
import { ProfileActions } from "@/components/profile/profile-actions";
import { ProfileLinks } from "@/components/profile/profile-links";
import { ProfileNav } from "@/components/profile/profile-nav";
import { AROUND_YOU, THREE_FOR_YOU, YOUR_TASTE } from "@/components/taste/section-titles";
import { TastePanel } from "@/components/taste/taste-panel";
import { ThreeForYou } from "@/components/taste/three-for-you";
import { parseMarkedFilter } from "@/lib/contracts/marked-places";
import { pageTitle } from "@/lib/core/brand";
import { listMarkedPlaces } from "@/lib/restaurants/list-marked";
import { requirePageUser } from "@/lib/web/page-session";
import { readerCtx } from "@/lib/web/reader-ctx";
import { loginPath } from "@/lib/web/return-path";
import { readTasteLine, readThreeForYou } from "@/lib/web/taste";
import { SignedInPage } from "../_components/signed-in-page";

export const metadata: Metadata = { title: pageTitle("Profile") };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ProfilePage({ searchParams }: Props) {
  const user = await requirePageUser(loginPath({ pathname: "/profile", search: "" }));
  const { status, q, page } = await searchParams;
  const filter = parseMarkedFilter({ status, q, page });
  const [found, line, three] = await Promise.all([
    listMarkedPlaces({ ...(await readerCtx()), user }, filter),
    readTasteLine(user),
    readThreeForYou(user),
  ]);
  return (
    <SignedInPage>
      <ProfileCard username={user.username}>
        <ProfileActions />
      </ProfileCard>
      <ProfileNav current="/profile" />
      {/* On a phone they lie below all places. */}
      <p className="mt-2 flex flex-wrap gap-x-5 md:hidden">
        <a href={`#${sectionId(THREE_FOR_YOU)}`} className="link inline-flex min-h-11 items-center text-ui">
          {THREE_FOR_YOU}
        </a>
        {line.grounds !== null && (
          <a href={`#${sectionId(YOUR_TASTE)}`} className="link inline-flex min-h-11 items-center text-ui">
            {YOUR_TASTE}
          </a>
        )}
        <a href={`#${sectionId(AROUND_YOU)}`} className="link inline-flex min-h-11 items-center text-ui">
          Near me
        </a>
      </p>
      <MarkedPlacesSection filter={filter} found={found} now={new Date()} />
      <ThreeForYou {...three} />
      <TastePanel line={line} isQuiet={three.missing > 0} />
      <ProfileLinks isAdmin={user.isAdmin} />
    </SignedInPage>
  );
}
