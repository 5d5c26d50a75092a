import { ConfirmAddress } from "@/components/account/reset/confirm-address";
import { PageFrame } from "@/components/layout/page-frame";
import { LinkExpired } from "@/components/newsletter/link-expired";
import { accountLink } from "@/lib/web/account-link";
import { emailLinkMetadata } from "@/lib/web/email-link-metadata";
import { readerCtx } from "@/lib/web/reader-ctx";
import { supportEmail } from "@/lib/web/support-email";

type Props = PageProps<"/email/address/[[...path]]">;

export async function generateMetadata({ params }: Props) {
  const { link } = await accountLink("email", (await params).path);
  return emailLinkMetadata(link && "Use this address?");
}

/** Rendering confirms nothing: a press does, so that mail filters that open links don't. */
export default async function AddressPage({ params }: Props) {
  const { token, link } = await accountLink("email", (await params).path);
  const { user } = await readerCtx();
  return (
    <PageFrame supportEmail={supportEmail()}>
      {link && token ? (
        <ConfirmAddress token={token} {...link} reader={user?.username ?? null} />
      ) : (
        <LinkExpired
          ways={[
            { href: "/profile/account", label: "Open your account" },
            { href: "/", label: "Return home" },
          ]}
          sentence="A link to confirm an email address works once, for a day."
        />
      )}
    </PageFrame>
  );
}
