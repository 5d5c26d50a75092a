import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { RegisterForm } from "@/components/account/register-form";
import { PageFrame } from "@/components/layout/page-frame";
import { parseMark } from "@/lib/contracts/mark-intent";
import { pageTitle } from "@/lib/core/brand";
import { parseClaim } from "@/lib/mail/links/claim-paths";
import { findMarkedName } from "@/lib/web/marked-name";
import { requireSignedOut } from "@/lib/web/page-session";
import { parseReturnPath, signInPaths } from "@/lib/web/return-path";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = {
  title: pageTitle("Create your account"),
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  const params = await searchParams;
  const claim = parseClaim(params.claim);
  const next = parseReturnPath(params.next);
  const mark = parseMark(params.mark, params.from);
  await requireSignedOut(claim || next ? signInPaths({ claim, next }).afterEntry : undefined);
  return (
    <PageFrame supportEmail={supportEmail()}>
      <AuthPage
        title="Create your account"
        tagline="Discover new restaurants."
        cover={{ id: "first-bite", cuisine: "californian" }}
      >
        <RegisterForm claim={claim} next={next} mark={mark} markedName={await findMarkedName(mark)} />
      </AuthPage>
    </PageFrame>
  );
}
