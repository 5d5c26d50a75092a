import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { RegisterForm } from "@/components/account/register-form";
import { PageFrame } from "@/components/layout/page-frame";
import { claimPaths, parseClaim } from "@/lib/mail/links/claim-paths";
import { requireSignedOut } from "@/lib/web/page-session";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = { title: "Create your account", robots: { index: false }, referrer: "no-referrer" };

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  const claim = parseClaim((await searchParams).claim);
  await requireSignedOut(claim && claimPaths(claim).afterEntry);
  return (
    <PageFrame supportEmail={supportEmail()}>
      <AuthPage
        title="Create your account"
        tagline="Discover new restaurants."
        cover={{ id: "first-bite", cuisine: "californian" }}
      >
        <RegisterForm claim={claim} />
      </AuthPage>
    </PageFrame>
  );
}
