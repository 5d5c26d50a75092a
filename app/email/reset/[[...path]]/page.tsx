import { AuthPage } from "@/components/account/auth-page";
import { ResetForm } from "@/components/account/reset/reset-form";
import { PageFrame } from "@/components/layout/page-frame";
import { LinkExpired } from "@/components/newsletter/link-expired";
import { accountLink } from "@/lib/web/account-link";
import { emailLinkMetadata } from "@/lib/web/email-link-metadata";
import { supportEmail } from "@/lib/web/support-email";

type Props = PageProps<"/email/reset/[[...path]]">;

export async function generateMetadata({ params }: Props) {
  const { link } = await accountLink("password", (await params).path);
  return emailLinkMetadata(link && "Choose a new password");
}

/** Rendering uses nothing up, so that mail filters that open links don't. */
export default async function ResetPage({ params }: Props) {
  const { token, link } = await accountLink("password", (await params).path);
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
