import { GuideProblem } from "@/components/guide/guide-problem";
import { PageFrame } from "@/components/layout/page-frame";
import { buttonClasses } from "@/components/ui/button-classes";
import { supportEmail } from "@/lib/web/support-email";

/** No message is shown with a guide that isn't there. */
export default function MessageGuideNotFound() {
  return (
    <PageFrame supportEmail={supportEmail()} hasTabBar>
      <GuideProblem
        title="Guide Not Found"
        message="We couldn't find the guide you want to see a message with."
        action={
          // A document of its own: Next keeps showing what isn't there while the path stays the same.
          <a href="/admin/messages" className={buttonClasses({ variant: "primary" })}>
            Back to Messages
          </a>
        }
      />
    </PageFrame>
  );
}
