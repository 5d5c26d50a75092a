import type { Restaurant } from "@/lib/contracts/restaurant";
import { placePath } from "@/lib/web/public-paths";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";

const CHOICES = ["interested", "like", "love"] as const;

/** What a member can mark; for a visitor it leads to an account, and back here. */
export function VisitorMarks({ restaurant: { id, name } }: { restaurant: Restaurant }) {
  const href = `/register?${new URLSearchParams({ next: placePath(id) })}`;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="mb-2 text-small text-ink-faint">With a free account you can keep it on your own map.</legend>
      {CHOICES.map((status) => (
        <ButtonLink key={status} href={href} prefetch={false} rel="nofollow" isSmall className="min-h-11">
          <Icon name={STATUS_DISPLAY[status].icon} size={16} />
          {STATUS_DISPLAY[status].name}
          <span className="sr-only">, {name}</span>
        </ButtonLink>
      ))}
    </fieldset>
  );
}
