import type { Metadata } from "next";
import { EntryPage } from "@/components/account/entry-page";
import { LoginForm } from "@/components/account/login-form";
import { PageFrame } from "@/components/layout/page-frame";
import { requireSignedOut } from "@/lib/auth/page-session";
import { claimAddresses, readClaim } from "@/lib/newsletter/claim-addresses";
import { supportEmail } from "@/lib/pages/support-email";

export const metadata: Metadata = { title: "Sign in", robots: { index: false }, referrer: "no-referrer" };

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const claim = readClaim((await searchParams).claim);
  await requireSignedOut(claim && claimAddresses(claim).afterEntry);
  return (
    <PageFrame supportEmail={supportEmail()}>
      <EntryPage
        title="Welcome back"
        line="Your table is where you left it."
        cover={{ id: "night-market", cuisine: "ramen" }}
      >
        <LoginForm claim={claim} />
      </EntryPage>
    </PageFrame>
  );
}
