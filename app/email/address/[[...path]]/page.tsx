import type { Metadata } from "next";
import { ConfirmAddress } from "@/components/account/reset/confirm-address";
import { PageFrame } from "@/components/layout/page-frame";
import { LinkExpired } from "@/components/newsletter/link-expired";
import { describeLink } from "@/lib/account/describe-link";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { readerCtx } from "@/lib/web/reader-ctx";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = {
  title: "Confirm your email address",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** Rendering confirms nothing: a press does, so that mail filters that open links don't. */
export default async function AddressPage({ params }: PageProps<"/email/address/[[...path]]">) {
  const { path = [] } = await params;
  const token = LinkTokenParam.parse(path.length === 1 ? path[0] : null);
  const ctx = await readerCtx();
  const link = await describeLink(ctx, "email", token);
  return (
    <PageFrame supportEmail={supportEmail()}>
      {link && token ? (
        <ConfirmAddress token={token} {...link} reader={ctx.user?.username ?? null} />
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
