"use client";

import Link from "next/link";
import type { OwnGuide } from "@/lib/contracts/own-guide";
import { formatDate } from "@/lib/core/california-time";
import { guidePath } from "@/lib/web/public-paths";
import { GuideName } from "../../guide/guide-name";
import { ShareButton } from "../../guide/share-button";
import { FactsLine } from "../../ui/facts-line";
import { KEPT_AS } from "./kept-as";
import { OwnGuideActions } from "./own-guide-actions";

type Props = { guide: OwnGuide; onRemove: () => void };

/** One guide of its author's: what it is, who sees it, and what can be done about it. */
export function OwnGuideRow({ guide, onRemove }: Props) {
  const { id, name, city, createdAt, prompt, isUnlisted, keptAs } = guide;
  return (
    <li className="grid gap-3 border-b border-rule py-5">
      <div>
        <h2 className="text-row leading-card wrap-anywhere">
          <Link
            href={guidePath(id)}
            prefetch={false}
            className="inline-block py-1 pointer-coarse:touch-name title-link"
          >
            <GuideName name={name} />
          </Link>
        </h2>
        <p className="text-ui text-ink-soft">
          <FactsLine>
            {city}
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </FactsLine>
        </p>
        {prompt !== "" && (
          <p className="line-clamp-3 max-w-measure text-ui text-ink-soft wrap-anywhere">You asked for “{prompt}”.</p>
        )}
        <p className="text-ui text-ink-soft">
          {keptAs ? KEPT_AS[keptAs] : isUnlisted ? "Hidden: only you see it." : "Anybody can read it."}
        </p>
      </div>
      <OwnGuideActions guide={guide} onRemove={onRemove}>
        {!isUnlisted && <ShareButton title={name} path={guidePath(id)} isSmall />}
      </OwnGuideActions>
    </li>
  );
}
