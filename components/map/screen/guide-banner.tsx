import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { splitTitle } from "@/lib/core/split-title";
import type { GuideOnMap } from "../data/use-map-data";

type Props = { guide: GuideOnMap; onLeave: () => void };

/** Whose places these are, the way back to it, and the way on to the saved ones. */
export function GuideBanner({ guide: { id, name }, onLeave }: Props) {
  return (
    <div className="pointer-events-auto flex min-w-0 items-center gap-1 rounded-card bg-raised py-1 pr-1 pl-4 shadow-float lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none">
      <h2 className="min-w-0 flex-1 text-name leading-dense">
        <Link
          href={`/guide/${encodeURIComponent(id)}`}
          title={name}
          className="flex min-h-11 items-center gap-2.5 no-underline hover:underline hover:decoration-coral hover:underline-offset-4"
        >
          <Icon name="back" size={18} className="shrink-0 text-ink-faint" />
          <span className="sr-only">Back to the guide: </span>
          <span className="line-clamp-1 lg:line-clamp-2">{splitTitle(name).title}</span>
        </Link>
      </h2>
      <button
        type="button"
        aria-label="Close the guide"
        title="Show your saved restaurants"
        onClick={onLeave}
        className="grid size-11 shrink-0 place-items-center rounded-pill text-ink-soft hover:bg-sunk hover:text-ink focus-visible:rounded-pill focus-visible:shadow-none focus-visible:-outline-offset-3"
      >
        <Icon name="cross" size={18} />
      </button>
    </div>
  );
}
