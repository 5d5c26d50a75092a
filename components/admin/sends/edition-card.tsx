import Link from "next/link";
import { GuideName } from "@/components/guide/guide-name";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { Edition, EditionState } from "@/lib/contracts/edition";
import { formatCalendarDate } from "@/lib/core/calendar-date";

const STATES: Record<EditionState, { label: string; tone: string }> = {
  preparing: { label: "Preparing", tone: "bg-yellow-wash text-yellow-ink" },
  sending: { label: "Sending", tone: "bg-blue-wash text-blue-ink" },
  paused: { label: "Paused", tone: "bg-grey-wash text-grey-ink" },
  sent: { label: "Sent", tone: "bg-green-wash text-green-ink" },
  failed: { label: "Failed", tone: "bg-coral-wash text-coral-ink" },
};

const COUNTS = [
  ["sent", "sent"],
  ["pending", "waiting"],
  ["claimed", "on their way"],
  ["skipped", "left out"],
  ["failed", "failed"],
  ["uncertain", "uncertain"],
] as const;

type Props = {
  edition: Edition;
  isBusy: boolean;
  onPause: (id: string) => void;
  onContinue: (id: string) => void;
};

/** One city's Thursday email: its state, the ledger's counts, and the one action it allows. */
export function EditionCard({ edition, isBusy, onPause, onContinue }: Props) {
  const { id, city, week, state, guide, subject, note, counts } = edition;
  const isUnread = state === "sent" && Object.values(counts).every((count) => count === 0);
  const { label, tone } = isUnread ? { ...STATES.sent, label: "Published" } : STATES[state];
  const canPause = state === "preparing" || state === "sending";
  const canContinue = state === "paused" || state === "failed";
  return (
    <article
      aria-label={`${city}, ${formatCalendarDate(week)}`}
      className="grid gap-3 border-t border-rule py-6 md:grid-cols-[1fr_auto]"
    >
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ui text-ink-soft">
          <span className={classNames("rounded-pill px-2.5 py-0.5 text-small font-strong", tone)}>{label}</span>
          {city}
          <time dateTime={week}>{formatCalendarDate(week)}</time>
        </p>
        <h2 className="text-card wrap-anywhere">
          {subject ?? (guide ? <GuideName name={guide.name} /> : "No guide yet")}
        </h2>
        {note && <p className="max-w-measure text-ui text-ink-soft">{note}</p>}
        {isUnread ? (
          <p className="text-ui">Nobody had subscribed.</p>
        ) : (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ui">
            {COUNTS.filter(([key]) => counts[key] > 0 || key === "sent").map(([key, label]) => (
              <li key={key}>
                <strong>{counts[key].toLocaleString("en-US")}</strong> {label}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 md:justify-end">
        {guide && (
          <Link href={`/guide/${guide.id}`} className="link inline-flex min-h-8 items-center text-ui">
            View Guide
          </Link>
        )}
        {canPause && (
          <Button isSmall isBusy={isBusy} onClick={() => onPause(id)}>
            Pause
          </Button>
        )}
        {canContinue && (
          <Button isSmall variant="solid" isBusy={isBusy} onClick={() => onContinue(id)}>
            Continue
          </Button>
        )}
      </div>
    </article>
  );
}
