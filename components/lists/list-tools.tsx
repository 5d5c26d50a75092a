"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { LIST_NAME_MAX, type PlaceList } from "@/lib/contracts/lists";
import { useChange } from "../profile/use-change";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Input } from "../ui/field";
import { Notice } from "../ui/notice";
import { useFocusAfter } from "../ui/use-focus-after";
import { LISTS_PATH, listApiPath } from "./list-paths";

/** What can be done about a list as a whole. */
export function ListTools({ list }: { list: PlaceList }) {
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const [box, focusAfter] = useFocusAfter<HTMLDivElement>();
  function closeRename() {
    focusAfter("opener");
    setOpen(null);
  }
  return (
    <div ref={box}>
      {open === "rename" ? (
        <RenameForm list={list} onClose={closeRename} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button isSmall data-focus="opener" className="min-h-11" onClick={() => setOpen("rename")}>
            Rename
          </Button>
          <Button isSmall variant="quiet" className="min-h-11" onClick={() => setOpen("remove")}>
            Delete this list
          </Button>
        </div>
      )}
      <RemoveDialog list={list} isOpen={open === "remove"} onClose={() => setOpen(null)} />
    </div>
  );
}

function RenameForm({ list, onClose }: { list: PlaceList; onClose: () => void }) {
  const [name, setName] = useState(list.name);
  const { change, isBusy, error } = useChange();
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-160 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        change({ path: listApiPath(list.id), method: "PUT", body: { name } }, { onSuccess: onClose });
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isBusy) onClose();
      }}
    >
      <Input
        label="Name of the list"
        name="name"
        value={name}
        maxLength={LIST_NAME_MAX}
        autoComplete="off"
        autoFocus
        disabled={isBusy}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isSmall isBusy={isBusy} className="min-h-11">
          {isBusy ? "Saving..." : "Save"}
        </Button>
        <Button isSmall disabled={isBusy} className="min-h-11" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type RemoveProps = { list: PlaceList; isOpen: boolean; onClose: () => void };

function RemoveDialog({ list, isOpen, onClose }: RemoveProps) {
  const router = useRouter();
  const { change, reset, isBusy, error } = useChange();
  const leave = () => router.replace(LISTS_PATH);
  return (
    <Dialog
      isOpen={isOpen}
      title="Delete this list?"
      canClose={!isBusy}
      className="md:max-w-135"
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <p className="wrap-anywhere">
        “{list.name}” goes for good, with its notes and its link. What you think of its places stays.
      </p>
      {error && <Notice tone="error">{error}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={isBusy} data-initial-focus onClick={onClose}>
          Keep it
        </Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          onClick={() => change({ path: listApiPath(list.id), method: "DELETE" }, { onSuccess: leave })}
        >
          {isBusy ? "Deleting..." : "Delete"}
        </Button>
      </div>
    </Dialog>
  );
}
