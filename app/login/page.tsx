import type { Metadata } from "next";
import { EntryPage } from "@/components/account/entry-page";
import { LoginForm } from "@/components/account/login-form";
import { PageFrame } from "@/components/layout/page-frame";
import { requireSignedOut } from "@/lib/auth/page-session";
import { supportEmail } from "@/lib/pages/support-email";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

export default async function LoginPage() {
  await requireSignedOut();
  return (
    <PageFrame supportEmail={supportEmail()}>
      <EntryPage
        title="Welcome back"
        line="Your table is where you left it."
        cover={{ id: "night-market", cuisine: "ramen" }}
      >
        <LoginForm />
      </EntryPage>
    </PageFrame>
  );
}
