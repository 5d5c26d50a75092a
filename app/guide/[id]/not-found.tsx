import type { Metadata } from "next";
import { GuideProblem } from "@/components/guide/guide-problem";
import { PageFrame } from "@/components/layout/page-frame";
import { ButtonLink } from "@/components/ui/button-link";
import { pageTitle } from "@/lib/core/brand";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = { title: pageTitle("Guide Not Found") };

export default function GuideNotFound() {
  return (
    <PageFrame supportEmail={supportEmail()}>
      <GuideProblem
        title="Guide Not Found"
        message="We couldn't find the guide you're looking for."
        action={<ButtonLink href="/search">Search guides and places</ButtonLink>}
      />
    </PageFrame>
  );
}
