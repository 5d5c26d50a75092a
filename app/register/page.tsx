import type { Metadata } from "next";
import { EntryPage } from "@/components/account/entry-page";
import { RegisterForm } from "@/components/account/register-form";
import { PageFrame } from "@/components/layout/page-frame";
import { requireSignedOut } from "@/lib/auth/page-session";
import { claimAddresses, readClaim } from "@/lib/newsletter/claim-addresses";
import { supportEmail } from "@/lib/pages/support-email";

export const metadata: Metadata = { title: "Create your account", robots: { index: false }, referrer: "no-referrer" };

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  const claim = readClaim((await searchParams).claim);
  await requireSignedOut(claim && claimAddresses(claim).afterEntry);
  return (
    <PageFrame supportEmail={supportEmail()}>
      <EntryPage
        title="Create your account"
        line="Discover new restaurants."
        cover={{ id: "first-bite", cuisine: "californian" }}
      >
        <RegisterForm claim={claim} />
      </EntryPage>
    </PageFrame>
  );
}
