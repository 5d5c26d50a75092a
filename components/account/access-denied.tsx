import { Cover } from "../cover/cover";
import { ButtonLink } from "../ui/button-link";

/** What a signed-in reader sees on a page for administrators. */
export function AccessDenied() {
  return (
    <div className="grid items-center gap-8 py-8 md:grid-cols-2 md:gap-14 md:py-18">
      <div className="art aspect-4/3 md:order-2">
        <Cover id="kitchen-door" cuisine="diner" city="Peninsula" isFirst />
      </div>
      <div className="grid gap-5">
        <h1 className="text-title">Access Denied</h1>
        <p className="text-lede text-ink-soft">You do not have permission to access this page.</p>
        <p>
          <ButtonLink href="/discover" variant="primary">
            Return to Discover
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
