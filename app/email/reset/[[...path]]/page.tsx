import { cache } from "react";
import { AuthPage } from "@/components/account/auth-page";
import { ResetForm } from "@/components/account/reset/reset-form";
import { PageFrame } from "@/components/layout/page-frame";
import { LinkExpired } from "@/components/newsletter/link-expired";
import { describeLink } from "@/lib/account/describe-link";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { emailLinkMetadata } from "@/lib/web/email-link-metadata";
import { readerCtx } from "@/lib/web/reader-ctx";
import { supportEmail } from "@/lib/web/support-email";

type Props = PageProps<"/email/reset/[[...path]]">;

export async function generateMetadata({ params }: Props) {
  const { link } = await findLink((await params).path?.join("/"));
  return emailLinkMetadata(link && "Choose a new password");
}

/** Rendering uses nothing up, so that mail filters that open links don't. */
export default async function ResetPage({ params }: Props) {
  const { token, link } = await findLink((await params).path?.join("/"));
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

/** Read once for the page and its title. */
const findLink = cache(async (path: string | null = null) => {
  const token = LinkTokenParam.parse(path);
  return { token, link: await describeLink(await readerCtx(), "password", token) };
});
