import type { Metadata } from "next";
import { AfterDeletion } from "@/components/account/after-deletion";
import { AuthPage } from "@/components/account/auth-page";
import { LoginForm } from "@/components/account/login-form";
import { PageFrame } from "@/components/layout/page-frame";
import { parseMark } from "@/lib/contracts/mark-intent";
import { pageTitle } from "@/lib/core/brand";
import { parseClaim } from "@/lib/mail/links/claim-paths";
import { claimReason } from "@/lib/web/claim-reason";
import { findMarkedName } from "@/lib/web/marked-name";
import { cameFrom, requireSignedOut } from "@/lib/web/page-session";
import { visitorClaim } from "@/lib/web/reader-claim";
import { parseReturnPath, signInPaths, signInReason } from "@/lib/web/return-path";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = { title: pageTitle("Sign in"), robots: { index: false }, referrer: "no-referrer" };

type Heading = { title: string; tagline: string };

const RETURN: Heading = { title: "Welcome back", tagline: "Your table is where you left it." };

/** What a reader has done just before, by the name in the address. */
const DONE = new Map<string, Heading>([
  ["reset", { title: "Your new password is set", tagline: "Sign in with it. You were signed out everywhere." }],
  ["everywhere", { title: "Sign in", tagline: "You are signed out everywhere." }],
  [
    "deleted",
    {
      title: "Your account is deleted",
      tagline: "Your places, lists and sessions are gone. The guides stay open to read, without an account.",
    },
  ],
]);

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const params = await searchParams;
  const token = parseClaim(params.claim);
  const isPlain = (params.next ?? params.claim ?? params.done) === undefined;
  const next = isPlain ? await cameFrom() : parseReturnPath(params.next);
  const mark = parseMark(params.mark, params.from);
  await requireSignedOut(token || next ? signInPaths({ claim: token, next }).afterEntry : undefined);
  const claimed = await visitorClaim(token);
  const claim = claimed ? token : undefined;
  const reason = signInReason({ claimed, next, mark }, await findMarkedName(mark));
  const done = typeof params.done === "string" ? DONE.get(params.done) : undefined;
  const isAfterDeletion = params.done === "deleted" && !claim;
  return (
    <PageFrame supportEmail={supportEmail()}>
      <AuthPage
        {...(done ?? (reason === null ? RETURN : { title: "Sign in", tagline: reason }))}
        cover={{ id: "night-market", cuisine: "ramen" }}
      >
        {isAfterDeletion ? (
          <AfterDeletion />
        ) : (
          <LoginForm claim={claim} claimReason={claimed && claimReason("Sign in", claimed)} next={next} mark={mark} />
        )}
      </AuthPage>
    </PageFrame>
  );
}
