import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { LinkAccountScreen } from "@/components/newsletter/link-account-screen";
import { LinkExpired } from "@/components/newsletter/link-expired";
import { claimPaths, parseClaim } from "@/lib/mail/links/claim-paths";
import { emailLinkMetadata } from "@/lib/web/email-link-metadata";
import { findPageUser } from "@/lib/web/page-session";
import { readerClaim } from "@/lib/web/reader-claim";
import { readerCtx } from "@/lib/web/reader-ctx";
import { SignedInPage } from "../../../_components/signed-in-page";

type Props = PageProps<"/email/link/[claim]">;

export async function generateMetadata({ params }: Props) {
  const claim = await findClaim((await params).claim);
  return emailLinkMetadata(typeof claim === "string" ? null : "Link this address to your account?");
}

/** A signed-out reader signs in first, and returns with the claim, if there is anything to claim. */
export default async function LinkPage({ params }: Props) {
  const token = parseClaim((await params).claim);
  const user = await findPageUser();
  const claim = await findClaim((await params).claim);
  const isExpired = typeof claim === "string" || token === undefined;
  if (user === null) {
    if (isExpired) notFound();
    redirect(claimPaths(token).login);
  }
  return (
    <SignedInPage>
      {isExpired ? (
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

/** Read once for the page and its title. */
const findClaim = cache(async (claim: string) => readerClaim(await readerCtx(), parseClaim(claim) ?? ""));
