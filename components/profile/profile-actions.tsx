import { SignOutButton } from "../account/sign-out-button";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";

/** What a reader may be looking for when they open their profile, before anything that it lists. */
export const ProfileActions = () => (
  <div className="mt-5 flex flex-wrap items-center gap-2">
    <ButtonLink href="/profile/account" isSmall className="min-h-11">
      <Icon name="person" size={18} />
      Account
    </ButtonLink>
    <SignOutButton />
  </div>
);
