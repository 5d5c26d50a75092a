"use client";

import { lazy, Suspense, useState } from "react";
import { NETWORK_ERROR } from "@/lib/client/api-error";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Notice } from "../ui/notice";
import { useListsHolding } from "./use-own-lists";

/** What reads and changes the lists comes when the dialog is opened: a page is light until then. */
const ListChoices = lazy(async () => {
  const { ListChoices } = await import("./list-choices").catch(() => ({ ListChoices: Unreached }));
  return { default: ListChoices };
});
const Unreached = (_: Props) => <Notice tone="error">{NETWORK_ERROR}</Notice>;

type Props = { restaurant: { id: string; name: string } };

/** Puts a place on one's lists, or on a new one, wherever the place is shown; says which it is on. */
export function AddToList({ restaurant }: Props) {
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const holding = useListsHolding(restaurant.id) ?? [];
  const close = () => setState("closed");
  return (
    <div className="-ml-[13.5px] min-w-0 max-w-[calc(100%+13.5px)] print:hidden">
      <Button
        variant="quiet"
        isSmall
        className="min-h-11 max-w-full"
        aria-haspopup="dialog"
        onClick={() => setState("open")}
      >
        <Icon name={holding.length > 0 ? "check" : "plus"} size={16} />
        <span className="truncate py-1">{tell(holding)}</span>
        <span className="sr-only">: {restaurant.name}</span>
      </Button>
      {state !== "unused" && (
        <Dialog isOpen={state === "open"} title="Add to a list" className="md:max-w-135" onClose={close}>
          <p className="wrap-anywhere text-ink-soft">{restaurant.name}</p>
          {state === "open" && (
            <Suspense fallback={<p role="status">Loading your lists...</p>}>
              <ListChoices restaurant={restaurant} />
            </Suspense>
          )}
          <Button variant={holding.length > 0 ? "primary" : "quiet"} className="justify-self-end" onClick={close}>
            Done
          </Button>
        </Dialog>
      )}
    </div>
  );
}

function tell([first, ...others]: readonly { name: string }[]): string {
  if (!first) return "Add to a list";
  return others.length > 0 ? `On ${others.length + 1} lists` : `On “${first.name}”`;
}
