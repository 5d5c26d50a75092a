import type { Guide } from "@/lib/contracts/guide";
import { describeUpdate } from "@/lib/guides/flagged-entries/describe-update";

/** The changes of a guide since it was written, newest first; nothing without any. */
export function GuideUpdates({ updates }: Pick<Guide, "updates">) {
  if (updates.length === 0) return null;
  return (
    <ul
      aria-label="Updates"
      className="mt-3 grid max-w-measure gap-0.5 border-l-3 border-coral pl-3 text-ui text-ink-soft"
    >
      {updates.map((update) => (
        <li key={`${update.at} ${update.restaurantName}`} className="wrap-anywhere">
          {describeUpdate(update)}
        </li>
      ))}
    </ul>
  );
}
