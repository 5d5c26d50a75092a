import type { UserStatus } from "@/lib/contracts/restaurant";
import { signInPaths } from "@/lib/web/return-path";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";

type Props = {
  restaurant: { id: string; name: string };
  choices: readonly UserStatus[];
  /** Where the mark is pressed, and the reader is brought back to. */
  next: string;
  guideId?: string | null;
};

/** What a member can mark; for a visitor it leads to an account, where the mark is made, and back here. */
export function VisitorMarks({ restaurant: { id, name }, choices, next, guideId = null }: Props) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden">
      <legend className="sr-only">Your status for {name}</legend>
      {choices.map((status) => (
        <ButtonLink
          key={status}
          href={signInPaths({ next, mark: { restaurantId: id, status, guideId } }).register}
          prefetch={false}
          rel="nofollow"
          isSmall
          className="min-h-11"
        >
          <Icon name={STATUS_DISPLAY[status].icon} size={16} />
          {STATUS_DISPLAY[status].name}
          <span className="sr-only">, {name}</span>
        </ButtonLink>
      ))}
    </fieldset>
  );
}
