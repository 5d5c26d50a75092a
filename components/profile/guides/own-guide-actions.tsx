"use client";

import { type ReactNode, useState } from "react";
import { OWN_TITLE_MAX, type OwnGuide } from "@/lib/contracts/own-guide";
import { splitTitle } from "@/lib/core/split-title";
import { useStatusStores } from "../../status/status-context";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { SteadyLabel } from "../../ui/steady-label";
import { useFocusAfter } from "../../ui/use-focus-after";
import { RenameForm } from "../rename-form";
import { useChange } from "../use-change";
import { ownGuideApiPath } from "./own-guide-api-path";

type Props = {
  guide: OwnGuide;
  onRemove: () => void;
  /** After them. */
  children?: ReactNode;
};

/** What its author can do about a guide: nothing once it is the editors'. */
export function OwnGuideActions({ guide, onRemove, children }: Props) {
  const { id, name, isUnlisted, keptAs } = guide;
  const [isRenaming, setRenaming] = useState(false);
  const [box, focusAfter] = useFocusAfter<HTMLDivElement>();
  const { change, changeAsync, isBusy, error } = useChange();
  const { notices } = useStatusStores();
  const ofGuide = <span className="sr-only">: {name}</span>;
  function close(): void {
    focusAfter("opener");
    setRenaming(false);
  }
  function list(isListed: boolean): void {
    const path = ownGuideApiPath(id);
    const request = (isListed: boolean) => ({ path, method: "PUT", body: { isListed } }) as const;
    change(request(isListed), {
      onSuccess: () =>
        notices.show({
          kind: "done",
          id: path,
          name: splitTitle(name).title,
          outcome: isListed ? "anybody can read it" : "only you see it",
          undo: () => changeAsync(request(!isListed)),
        }),
    });
  }
  return (
    <div ref={box} className="grid gap-3">
      {isRenaming ? (
        <RenameForm
          name={name}
          label="Title"
          maxLength={OWN_TITLE_MAX}
          hint="What stands after a colon becomes the second line. The link stays the same."
          path={ownGuideApiPath(id)}
          onClose={close}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {keptAs === null && (
            <>
              <Button isSmall data-focus="opener" disabled={isBusy} onClick={() => setRenaming(true)}>
                Rename
                {ofGuide}
              </Button>
              <Button isSmall disabled={isBusy} aria-busy={isBusy || undefined} onClick={() => list(isUnlisted)}>
                <SteadyLabel labels={["Hide", "Show"]} shown={isUnlisted ? "Show" : "Hide"} />
                <span className="sr-only">
                  {isUnlisted ? "to everyone" : "from others"}: {name}
                </span>
              </Button>
              <Button isSmall variant="quiet" disabled={isBusy} onClick={onRemove}>
                Delete
                {ofGuide}
              </Button>
            </>
          )}
          {children}
        </div>
      )}
      {error && <Notice tone="error">{error}</Notice>}
    </div>
  );
}
