import { UserStatus } from "@/lib/contracts/restaurant";
import { LINK_STATUSES, type LinkStatus, PREFERENCE_LABELS } from "@/lib/mail/links/message-links";
import { Icon } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";

type Props = { restaurant: { name: string; city: string }; requestedStatus?: string };

/** The place of a link and its requested status, in the color and icon of the status. */
export function PreferredPlace({ restaurant: { name, city }, requestedStatus }: Props) {
  const status = requestedStatus === undefined ? undefined : statusOf(requestedStatus);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-4">
      <p className="min-w-0 flex-1 basis-48 text-ink">
        <span dir="auto" className="block font-display text-card font-heading">
          {name}
        </span>
        <span className="text-ui text-ink-soft">{city}</span>
      </p>
      {requestedStatus !== undefined && (
        <span
          data-status={status ?? "none"}
          className="inline-flex items-center gap-1.5 rounded-pill bg-(--fill) py-1.5 pr-3.5 pl-2.5 text-ui leading-tight font-strong text-(--on)"
        >
          {status && <Icon name={STATUS_DISPLAY[status].icon} size={17} />}
          {status ? PREFERENCE_LABELS[status] : requestedStatus}
        </span>
      )}
    </div>
  );
}

/** By our label, or by the name in the link. */
function statusOf(requested: string): UserStatus | undefined {
  const key = requested.toUpperCase();
  if (Object.hasOwn(LINK_STATUSES, key)) return LINK_STATUSES[key as LinkStatus];
  return UserStatus.options.find((status) => PREFERENCE_LABELS[status] === requested.toLowerCase());
}
