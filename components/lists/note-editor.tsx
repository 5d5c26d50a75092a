"use client";

import { useState } from "react";
import { LIST_NOTE_MAX } from "@/lib/contracts/lists";
import { EditForm } from "../profile/edit-form";
import { useChange } from "../profile/use-change";
import { Textarea } from "../ui/field";
import { useFocusAfter } from "../ui/use-focus-after";

type Props = { path: string; name: string; note: string | null };

/** The owner's note about a place of a list. */
export function NoteEditor({ path, name, note }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [box, focusAfter] = useFocusAfter<HTMLDivElement>();
  function close() {
    focusAfter("opener");
    setOpen(false);
  }
  return (
    <div ref={box}>
      {isOpen ? (
        <NoteForm path={path} name={name} note={note} onClose={close} />
      ) : (
        <>
          {note !== null && <p className="max-w-measure wrap-anywhere">{note}</p>}
          <button
            type="button"
            data-focus="opener"
            className="link inline-flex min-h-11 items-center text-ui"
            onClick={() => setOpen(true)}
          >
            {note === null ? "Add a note" : "Change the note"}
            <span className="sr-only"> about {name}</span>
          </button>
        </>
      )}
    </div>
  );
}

function NoteForm({ path, name, note, onClose }: Props & { onClose: () => void }) {
  const [text, setText] = useState(note ?? "");
  const { change, isBusy, error } = useChange();
  const save = () => change({ path, method: "PUT", body: { note: text } }, { onSuccess: onClose });
  return (
    <EditForm isBusy={isBusy} onSave={save} onClose={onClose} error={error}>
      <Textarea
        label={`Note about ${name}`}
        name="note"
        rows={3}
        value={text}
        maxLength={LIST_NOTE_MAX}
        autoFocus
        disabled={isBusy}
        error={error}
        hint={`Up to ${LIST_NOTE_MAX} characters. Whoever has the list's link can read it.`}
        onChange={(event) => setText(event.target.value)}
      />
    </EditForm>
  );
}
