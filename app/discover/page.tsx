import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SignedInPage } from "@/app/_components/signed-in-page";
import { DiscoverScreen } from "@/components/discover/discover-screen";
import { ChosenCity } from "@/components/magazine/chosen-city";
import { CityMagazine, YourGuides } from "@/components/magazine/members-magazine";
import { NearMe } from "@/components/taste/near-me";
import { ThreeForYou } from "@/components/taste/three-for-you";
import { pageTitle } from "@/lib/core/brand";
import { CITIES, type City } from "@/lib/core/cities";
import { listOwnGuideIds } from "@/lib/guides/own/list-ids";
import { listOwnGuidesPage } from "@/lib/guides/own/list-page";
import { frontPage, thisWeeksGuide } from "@/lib/magazine/front-page";
import { guidesOf } from "@/lib/magazine/narrow";
import { readMagazine } from "@/lib/web/magazine";
import { requirePageUser } from "@/lib/web/page-session";
import { publicCtx } from "@/lib/web/public-ctx";
import { loginPath } from "@/lib/web/return-path";
import { readThreeForYou } from "@/lib/web/taste";

export const metadata: Metadata = { title: pageTitle("Guides") };

const LOGIN = loginPath({ pathname: "/discover", search: "" });

export default async function DiscoverPage() {
  await requirePageUser(LOGIN);
  const magazine = await readMagazine();
  const now = new Date();
  return (
    <SignedInPage>
      <DiscoverScreen
        asOf={now.toISOString()}
        thisWeeks={CITIES.flatMap((city) => thisWeeksGuide(guidesOf(magazine, city), now)?.id ?? [])}
        isWrittenByModel={publicCtx().providers.curator.name === "model"}
      />
      <MembersMagazine />
    </SignedInPage>
  );
}

/** What was made from the reader's wishes, what goes with their marks, and the magazine of the chosen city. */
async function MembersMagazine() {
  const user = await requirePageUser(LOGIN);
  const ctx = { ...publicCtx(), user };
  const [three, own, ownIds, magazine] = await Promise.all([
    readThreeForYou(user),
    listOwnGuidesPage(ctx, 1),
    listOwnGuideIds(ctx),
    readMagazine(),
  ]);
  const now = new Date();
  const parts = CITIES.map((city) => {
    const front = frontPage(guidesOf(magazine, city), now);
    return [city, <CityMagazine key={city} city={city} front={front} asOf={now.toISOString()} ownIds={ownIds} />];
  });
  return (
    <>
      <YourGuides guides={own.guides} />
      <ThreeForYou {...three} />
      <NearMe />
      <ChosenCity parts={Object.fromEntries(parts) as Record<City, ReactNode>} />
    </>
  );
}
