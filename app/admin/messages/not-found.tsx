import { GuideProblem } from "@/components/guide/guide-problem";
import { PageFrame } from "@/components/layout/page-frame";
import { ButtonLink } from "@/components/ui/button-link";
import { supportEmail } from "@/lib/web/support-email";

/** No message is shown with a guide that isn't there. */
export default function MessageGuideNotFound() {
  return (
    <PageFrame supportEmail={supportEmail()} hasTabBar>
      <GuideProblem
        title="Guide Not Found"
        message="We couldn't find the guide you want to see a message with."
        action={
          <ButtonLink href="/admin/messages" variant="primary">
            Back to Messages
          </ButtonLink>
        }
      />
    </PageFrame>
  );
}
