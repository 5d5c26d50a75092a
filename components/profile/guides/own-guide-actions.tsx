"use client";

import { type ReactNode, useState } from "react";
import type { OwnGuide } from "@/lib/contracts/own-guide";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useFocusAfter } from "../../ui/use-focus-after";
import { useChange } from "../use-change";
import { ownGuideApiPath } from "./own-guide-api-path";
import { RenameForm } from "./rename-form";

type Props = {
  guide: OwnGuide;
  onRemove: () => void;
  /** Before them. */
  children?: ReactNode;
};

/** What its author can do about a guide: nothing once it is the editors'. */
export function OwnGuideActions({ guide, onRemove, children }: Props) {
  const { id, name, isUnlisted, keptAs } = guide;
  const [isRenaming, setRenaming] = useState(false);
  const [box, focusAfter] = useFocusAfter<HTMLDivElement>();
  const { change, isBusy, error } = useChange();
  const ofGuide = <span className="sr-only">: {name}</span>;
  function close(): void {
    focusAfter("opener");
    setRenaming(false);
  }
  return (
    <div ref={box} className="grid gap-3">
      {isRenaming ? (
        <RenameForm guide={guide} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {children}
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
                {isUnlisted ? "Show to everyone" : "Hide"}
                <span className="sr-only">
                  {isUnlisted ? "" : " from others"}: {name}
                </span>
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
    </div>
  );
}
