"use client";

import Link from "next/link";
import { useState } from "react";
import type { OwnGuide } from "@/lib/contracts/own-guide";
import { formatDate } from "@/lib/core/california-time";
import { guidePath } from "@/lib/web/public-paths";
import { ShareButton } from "../../guide/share-button";
import { Button } from "../../ui/button";
import { FactsLine } from "../../ui/facts-line";
import { Notice } from "../../ui/notice";
import { useFocusAfter } from "../../ui/use-focus-after";
import { useChange } from "../use-change";
import { ownGuideApiPath } from "./own-guide-api-path";
import { RenameForm } from "./rename-form";

const KEPT_AS: Record<NonNullable<OwnGuide["keptAs"]>, string> = {
  email: "It went out with the weekly email, so it stays as it is.",
  featured: "The editors feature it, so it stays as it is.",
};

type Props = { guide: OwnGuide; onRemove: () => void };

/** One guide of its author's: what it is, who sees it, and what can be done about it. */
export function OwnGuideRow({ guide, onRemove }: Props) {
  const { id, name, city, createdAt, isUnlisted, keptAs } = guide;
  const [isRenaming, setRenaming] = useState(false);
  const [box, focusAfter] = useFocusAfter<HTMLLIElement>();
  const { change, isBusy, error } = useChange();
  const ofGuide = <span className="sr-only">: {name}</span>;
  function close(): void {
    focusAfter("opener");
    setRenaming(false);
  }
  return (
    <li ref={box} className="grid gap-3 border-b border-rule py-5">
      <div>
        <h2 className="text-row leading-card wrap-anywhere">
          <Link
            href={guidePath(id)}
            prefetch={false}
            className="inline-block py-1 no-underline decoration-coral decoration-2 underline-offset-[0.14em] hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-ui text-ink-soft">
          <FactsLine>
            {city}
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
            {isUnlisted && (
              <>
                <strong className="font-strong text-ink">Unlisted</strong>, only you see it
              </>
            )}
          </FactsLine>
        </p>
        {keptAs && <p className="text-ui text-ink-soft">{KEPT_AS[keptAs]}</p>}
      </div>
      {isRenaming ? (
        <RenameForm guide={guide} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {!isUnlisted && <ShareButton title={name} path={guidePath(id)} isSmall />}
          {keptAs === null && (
            <>
              <Button isSmall data-focus="opener" disabled={isBusy} onClick={() => setRenaming(true)}>
                Rename
                {ofGuide}
              </Button>
              <Button
                isSmall
                isBusy={isBusy}
                onClick={() => change({ path: ownGuideApiPath(id), method: "PUT", body: { isListed: isUnlisted } })}
              >
                {isUnlisted ? "List again" : "Unlist"}
                {ofGuide}
              </Button>
              <Button isSmall variant="quiet" disabled={isBusy} onClick={onRemove}>
                Delete
                {ofGuide}
              </Button>
            </>
          )}
        </div>
      )}
      {error && <Notice tone="error">{error}</Notice>}
    </li>
  );
}
