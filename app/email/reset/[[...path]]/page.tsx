import type { Metadata } from "next";
import { AuthPage } from "@/components/account/auth-page";
import { ResetForm } from "@/components/account/reset/reset-form";
import { PageFrame } from "@/components/layout/page-frame";
import { LinkExpired } from "@/components/newsletter/link-expired";
import { describeLink } from "@/lib/account/describe-link";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { readerCtx } from "@/lib/web/reader-ctx";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = {
  title: "Choose a new password",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** Rendering uses nothing up, so that mail filters that open links don't. */
export default async function ResetPage({ params }: PageProps<"/email/reset/[[...path]]">) {
  const { path = [] } = await params;
  const token = LinkTokenParam.parse(path.length === 1 ? path[0] : null);
  const link = await describeLink(await readerCtx(), "password", token);
  return (
    <PageFrame supportEmail={supportEmail()}>
      {link && token ? (
        <AuthPage
          title="Choose a new password"
          tagline="You are then signed out everywhere, and sign in with it."
          cover={{ id: "new-key", cuisine: "bakery" }}
        >
          <ResetForm token={token} username={link.username} />
        </AuthPage>
      ) : (
        <LinkExpired
          ways={[
            { href: "/login/forgot", label: "Send me a new link" },
            { href: "/", label: "Return home" },
          ]}
          sentence="A link to a new password works once, for an hour."
        />
      )}
    </PageFrame>
  );
}
