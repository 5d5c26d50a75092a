"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import type { PlaceList } from "@/lib/contracts/lists";
import { ShareButton } from "../guide/share-button";
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
  const [hasEnded, setEnded] = useState(false);
  /** The button that is pressed gives way to what the link is now. */
  function turn(method: "POST" | "DELETE"): void {
    const onSuccess = () => {
      setEnded(method === "DELETE");
      section.current?.focus({ preventScroll: true });
    };
    change({ path: `${listApiPath(id)}/share`, method }, { onSuccess });
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
          <Button isBusy={isBusy} className="justify-self-start" onClick={() => turn("POST")}>
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
            <Button isBusy={isBusy} onClick={() => turn("DELETE")}>
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
