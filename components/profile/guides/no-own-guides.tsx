import { ButtonLink } from "../../ui/button";

/** What to do before there is a guide of one's own. */
export const NoOwnGuides = () => (
  <div className="mt-8 border-t-3 border-ink pt-6">
    <p className="max-w-measure font-display text-lede italic">
      You haven't sparked a guide yet. Say what you are hungry for, and one is written for you.
    </p>
    <div className="mt-5">
      <ButtonLink href="/discover" variant="primary">
        Spark a guide
      </ButtonLink>
    </div>
  </div>
);
