"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { PlaceList } from "@/lib/contracts/lists";
import { ShareButton } from "../guide/share-button";
import { DeleteDialog } from "../profile/delete-dialog";
import { useChange } from "../profile/use-change";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Input } from "../ui/field";
import { Notice } from "../ui/notice";
import { listApiPath, sharedListPath } from "./list-paths";

/** Whether others can read a list, and how that begins and ends. */
export function SharePanel({ list: { id, name, shareToken, showsOwner } }: { list: PlaceList }) {
  const { change, isBusy, error } = useChange();
  const section = useRef<HTMLElement>(null);
  const [isNameShown, setNameShown] = useState(showsOwner);
  const [isAsking, setAsking] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const path = `${listApiPath(id)}/share`;
  /** The button that is pressed gives way to what the link is now. */
  const takeFocus = () => section.current?.focus({ preventScroll: true });
  // After the dialog has given the focus back to a button that goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing that changes.
  useEffect(() => {
    if (hasEnded) takeFocus();
  }, [hasEnded]);
  function share(): void {
    setEnded(false);
    change({ path, method: "POST" }, { onSuccess: takeFocus });
  }
  /** The box follows the press at once, and goes back where the change is refused. */
  function showName(isShown: boolean): void {
    setNameShown(isShown);
    change(
      { path: listApiPath(id), method: "PUT", body: { showsOwner: isShown } },
      { onError: () => setNameShown(!isShown) },
    );
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="sharing"
      className="outline-none grid gap-4 rounded-card bg-sunk p-4 md:p-5"
    >
      <h2 id="sharing" className="text-row">
        Sharing
      </h2>
      {shareToken === null ? (
        <>
          {hasEnded && (
            <p role="status" className="text-ui font-semibold">
              Sharing has ended. The link you gave away leads nowhere now.
            </p>
          )}
          <p className="text-ui text-ink-soft">
            Only you see this list. With a link, others can read its places and your notes. They don't see how you
            marked the places, nor your name unless you say so.
          </p>
          <Button isBusy={isBusy} className="justify-self-start" onClick={share}>
            Share by link
          </Button>
        </>
      ) : (
        <>
          <SharedLink path={sharedListPath(shareToken)} />
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ui">
            <input
              type="checkbox"
              className="size-5 flex-none accent-ink"
              checked={isNameShown}
              aria-busy={isBusy || undefined}
              onChange={(event) => showName(event.target.checked)}
            />
            Show my username there
          </label>
          <div className="flex flex-wrap items-center gap-3">
            <ShareButton title={name} path={sharedListPath(shareToken)} />
            <ButtonLink href={sharedListPath(shareToken)} prefetch={false}>
              See it as others do
            </ButtonLink>
            <Button disabled={isBusy} onClick={() => setAsking(true)}>
              Stop sharing
            </Button>
          </div>
          <p className="text-small text-ink-faint">
            Whoever has the link can read the places and your notes, but not how you marked them. If you stop sharing,
            the link ends at once and for good.
          </p>
        </>
      )}
      {error && <Notice tone="error">{error}</Notice>}
      <DeleteDialog
        isOpen={isAsking}
        title="Stop sharing this list?"
        path={path}
        labels={{ keep: "Keep sharing", end: "Stop sharing", busy: "Ending..." }}
        onClose={() => setAsking(false)}
        onDeleted={() => {
          setAsking(false);
          setEnded(true);
        }}
      >
        The link won't open any longer for those who have it, and doesn't come back: sharing again makes a new one. The
        list and your notes stay yours.
      </DeleteDialog>
    </section>
  );
}

const noChanges = () => () => {};

function SharedLink({ path }: { path: string }) {
  const origin = useSyncExternalStore(
    noChanges,
    () => window.location.origin,
    () => "",
  );
  return (
    <Input
      label="Link to this list"
      readOnly
      value={origin + path}
      className="truncate"
      onFocus={(event) => event.target.select()}
    />
  );
}
