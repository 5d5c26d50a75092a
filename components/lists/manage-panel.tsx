"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { LIST_NAME_MAX, type PlaceList } from "@/lib/contracts/lists";
import { DeleteDialog } from "../profile/delete-dialog";
import { RenameForm } from "../profile/rename-form";
import { Button } from "../ui/button";
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
        <RenameForm
          name={list.name}
          label="Name of the list"
          maxLength={LIST_NAME_MAX}
          path={listApiPath(list.id)}
          onClose={closeRename}
        />
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
