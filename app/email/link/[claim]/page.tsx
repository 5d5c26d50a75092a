import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ClaimOver } from "@/components/newsletter/claim-over";
import { LinkLetter } from "@/components/newsletter/link-letter";
import { findPageUser } from "@/lib/auth/page-session";
import { claimAddresses, readClaim } from "@/lib/newsletter/claim-addresses";
import { readerClaim } from "@/lib/pages/reader-claim";
import { readerCtx } from "@/lib/pages/reader-ctx";
import { Room } from "../../../_rooms/room";

export const metadata: Metadata = {
  title: "Link your address",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** Whoever is signed out signs in first, and comes back with the claim. */
export default async function LinkPage({ params }: PageProps<"/email/link/[claim]">) {
  const token = readClaim((await params).claim);
  const user = await findPageUser();
  if (!user) redirect(claimAddresses(token).login);
  const claim = await readerClaim(await readerCtx(), token ?? "");
  return (
    <Room>
      {typeof claim === "string" || token === undefined ? (
        <ClaimOver sentence={String(claim)} />
      ) : (
        <LinkLetter key={token} token={token} claim={claim} username={user.username} />
      )}
    </Room>
  );
}
