"use client";

import { useState } from "react";
import { QueryProvider } from "../session/query-provider";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { ListChoices } from "./list-choices";

type Props = { restaurant: { id: string; name: string } };

/** Puts a place on one's lists, or on a new one, wherever the place is shown. */
export function AddToList({ restaurant }: Props) {
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const close = () => setState("closed");
  return (
    <div className="print:hidden">
      <Button variant="quiet" isSmall className="min-h-11" aria-haspopup="dialog" onClick={() => setState("open")}>
        <Icon name="plus" size={16} />
        Add to a list
        <span className="sr-only">: {restaurant.name}</span>
      </Button>
      {state !== "unused" && (
        <Dialog isOpen={state === "open"} title="Add to a list" className="md:max-w-135" onClose={close}>
          <QueryProvider>
            <p className="wrap-anywhere text-ink-soft">{restaurant.name}</p>
            {state === "open" && <ListChoices restaurant={restaurant} />}
            <Button className="justify-self-end" onClick={close}>
              Done
            </Button>
          </QueryProvider>
        </Dialog>
      )}
    </div>
  );
}
