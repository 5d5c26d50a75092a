import { ButtonLink } from "../ui/button-link";

/** There is nothing left to sign in to: the ways on are what everybody may read, and another account. */
export const AfterDeletion = () => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink variant="primary" href="/">
      Read the guides
    </ButtonLink>
    <ButtonLink variant="quiet" href="/login">
      Sign in to another account
    </ButtonLink>
  </div>
);
