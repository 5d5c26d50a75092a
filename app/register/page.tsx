import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { RegisterForm } from "@/components/account/register-form";
import { PageFrame } from "@/components/layout/page-frame";
import { parseMark } from "@/lib/contracts/mark-intent";
import { pageTitle } from "@/lib/core/brand";
import { parseClaim } from "@/lib/mail/links/claim-paths";
import { claimReason } from "@/lib/web/claim-reason";
import { findMarkedName } from "@/lib/web/marked-name";
import { cameFrom, requireSignedOut } from "@/lib/web/page-session";
import { visitorClaim } from "@/lib/web/reader-claim";
import { parseReturnPath, signInPaths } from "@/lib/web/return-path";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = {
  title: pageTitle("Create your account"),
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function RegisterPage({ searchParams }: PageProps<"/register">) {
  const params = await searchParams;
  const token = parseClaim(params.claim);
  const isPlain = (params.next ?? params.claim) === undefined;
  const next = isPlain ? await cameFrom() : parseReturnPath(params.next);
  const mark = parseMark(params.mark, params.from);
  await requireSignedOut(token || next ? signInPaths({ claim: token, next }).afterEntry : undefined);
  const claimed = await visitorClaim(token);
  const claim = claimed ? token : undefined;
  return (
    <PageFrame supportEmail={supportEmail()}>
      <AuthPage
        title="Create your account"
        tagline="Discover new restaurants."
        cover={{ id: "first-bite", cuisine: "californian" }}
      >
        <RegisterForm
          claim={claim}
          claimReason={claimed && claimReason("Sign up", claimed)}
          next={next}
          mark={mark}
          markedName={await findMarkedName(mark)}
        />
      </AuthPage>
    </PageFrame>
  );
}
