import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { ForgotForm } from "@/components/account/reset/forgot-form";
import { PageFrame } from "@/components/layout/page-frame";
import { pageTitle } from "@/lib/core/brand";
import { requireSignedOut } from "@/lib/web/page-session";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = {
  title: pageTitle("Forgot your password?"),
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function ForgotPage() {
  await requireSignedOut();
  const contact = supportEmail();
  return (
    <PageFrame supportEmail={contact}>
      <AuthPage
        title="Forgot your password?"
        tagline="It happens between courses."
        cover={{ id: "lost-ticket", cuisine: "diner" }}
      >
        <ForgotForm supportEmail={contact} />
      </AuthPage>
    </PageFrame>
  );
}
