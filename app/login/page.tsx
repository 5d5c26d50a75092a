import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { LoginForm } from "@/components/account/login-form";
import { PageFrame } from "@/components/layout/page-frame";
import { parseClaim } from "@/lib/mail/links/claim-paths";
import { requireSignedOut } from "@/lib/web/page-session";
import { parseReturnPath, signInPaths } from "@/lib/web/return-path";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = { title: "Sign in", robots: { index: false }, referrer: "no-referrer" };

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const params = await searchParams;
  const claim = parseClaim(params.claim);
  const next = parseReturnPath(params.next);
  await requireSignedOut(claim || next ? signInPaths({ claim, next }).afterEntry : undefined);
  return (
    <PageFrame supportEmail={supportEmail()}>
      <AuthPage
        title="Welcome back"
        tagline="Your table is where you left it."
        cover={{ id: "night-market", cuisine: "ramen" }}
      >
        <LoginForm claim={claim} next={next} done={typeof params.done === "string" ? params.done : undefined} />
      </AuthPage>
    </PageFrame>
  );
}
