"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { LIST_NAME_MAX, type PlaceList } from "@/lib/contracts/lists";
import { DeleteDialog } from "../profile/delete-dialog";
import { EditForm } from "../profile/edit-form";
import { useChange } from "../profile/use-change";
import { Button } from "../ui/button";
import { Input } from "../ui/field";
import { useFocusAfter } from "../ui/use-focus-after";
import { LISTS_PATH, listApiPath } from "./list-paths";
import { OrderChoice } from "./order-choice";

/** What is rarely done about a list as a whole: its order, its name, its end. */
export function ManagePanel({ list }: { list: PlaceList }) {
  const router = useRouter();
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const [box, focusAfter] = useFocusAfter<HTMLDivElement>();
  function closeRename() {
    focusAfter("opener");
    setOpen(null);
  }
  return (
    <div ref={box} className="grid gap-4 rounded-card bg-sunk p-4 md:p-5">
      {list.places.length > 1 && <OrderChoice list={list} />}
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
      <DeleteDialog
        isOpen={open === "remove"}
        title="Delete this list?"
        path={listApiPath(list.id)}
        onClose={() => setOpen(null)}
        onDeleted={() => router.replace(LISTS_PATH)}
      >
        “{list.name}” goes for good, with its notes and its link. What you think of its places stays.
      </DeleteDialog>
    </div>
  );
}

function RenameForm({ list, onClose }: { list: PlaceList; onClose: () => void }) {
  const [name, setName] = useState(list.name);
  const { change, isBusy, error } = useChange();
  const save = () => change({ path: listApiPath(list.id), method: "PUT", body: { name } }, { onSuccess: onClose });
  return (
    <EditForm isBusy={isBusy} onSave={save} onClose={onClose} error={error}>
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
    </EditForm>
  );
}
