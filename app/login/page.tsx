import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { LoginForm } from "@/components/account/login-form";
import { PageFrame } from "@/components/layout/page-frame";
import { parseMark } from "@/lib/contracts/mark-intent";
import { parseClaim } from "@/lib/mail/links/claim-paths";
import { requireSignedOut } from "@/lib/web/page-session";
import { parseReturnPath, signInPaths, signInReason } from "@/lib/web/return-path";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = { title: "Sign in", robots: { index: false }, referrer: "no-referrer" };

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const params = await searchParams;
  const claim = parseClaim(params.claim);
  const next = parseReturnPath(params.next);
  const mark = parseMark(params.mark, params.from);
  await requireSignedOut(claim || next ? signInPaths({ claim, next }).afterEntry : undefined);
  const reason = signInReason({ claim, next, mark });
  const isPlain = reason === null && params.done === undefined;
  const isDeleted = params.done === "deleted";
  return (
    <PageFrame supportEmail={supportEmail()}>
      <AuthPage
        title={isDeleted ? "Your account is deleted" : isPlain ? "Welcome back" : "Sign in"}
        tagline={
          isDeleted
            ? "Your places, lists and sessions are gone. The guides stay open to read, without an account."
            : (reason ?? "Your table is where you left it.")
        }
        cover={{ id: "night-market", cuisine: "ramen" }}
      >
        <LoginForm
          claim={claim}
          next={next}
          mark={mark}
          done={typeof params.done === "string" ? params.done : undefined}
        />
      </AuthPage>
    </PageFrame>
  );
}
