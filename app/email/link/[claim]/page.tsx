import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LinkAccountScreen } from "@/components/newsletter/link-account-screen";
import { LinkExpired } from "@/components/newsletter/link-expired";
import { claimPaths, parseClaim } from "@/lib/mail/links/claim-paths";
import { findPageUser } from "@/lib/web/page-session";
import { readerClaim } from "@/lib/web/reader-claim";
import { readerCtx } from "@/lib/web/reader-ctx";
import { SignedInPage } from "../../../_components/signed-in-page";

export const metadata: Metadata = {
  title: "Link your address",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** A signed-out reader signs in first, and returns with the claim. */
export default async function LinkPage({ params }: PageProps<"/email/link/[claim]">) {
  const token = parseClaim((await params).claim);
  const user = await findPageUser();
  if (!user) redirect(claimPaths(token).login);
  const claim = await readerClaim(await readerCtx(), token ?? "");
  return (
    <SignedInPage>
      {typeof claim === "string" || token === undefined ? (
        <LinkExpired
          sentence={String(claim)}
          ways={[
            { href: "/discover", label: "Browse guides" },
            { href: "/map", label: "Open your map" },
          ]}
        />
      ) : (
        <LinkAccountScreen key={token} token={token} claim={claim} username={user.username} />
      )}
    </SignedInPage>
  );
}
