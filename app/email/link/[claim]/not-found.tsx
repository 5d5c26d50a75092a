import { PageFrame } from "@/components/layout/page-frame";
import { LinkExpired } from "@/components/newsletter/link-expired";
import { DEFAULT_CITY } from "@/lib/core/cities";
import { CLAIM_EXPIRED } from "@/lib/newsletter/get-claim";
import { cityPath } from "@/lib/web/public-paths";
import { supportEmail } from "@/lib/web/support-email";

/** What a visitor sees whose link leads to nothing any more. */
export default function LinkNotFound() {
  return (
    <PageFrame supportEmail={supportEmail()}>
      <LinkExpired
        sentence={CLAIM_EXPIRED}
        ways={[
          { href: cityPath(DEFAULT_CITY), label: "Browse guides" },
          { href: "/login", label: "Sign in" },
        ]}
      />
    </PageFrame>
  );
}
