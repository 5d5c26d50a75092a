"use client";

import { useState } from "react";
import { Input } from "../ui/field";
import { EditForm } from "./edit-form";
import { useChange } from "./use-change";

type Props = {
  /** As it is so far. */
  name: string;
  label: string;
  maxLength: number;
  hint?: string;
  /** Where a new name is put. */
  path: string;
  onClose: () => void;
};

/** All of it, and from a long one its beginning is seen. */
function selectFromStart(input: HTMLInputElement): void {
  input.setSelectionRange(0, input.value.length, "backward");
  input.scrollLeft = 0;
}

/** A new name for something of one's own. */
export function RenameForm({ name: former, path, onClose, ...field }: Props) {
  const [name, setName] = useState(former);
  const { change, isBusy, error } = useChange();
  const save = () => change({ path, method: "PUT", body: { name } }, { onSuccess: onClose });
  return (
    <EditForm isBusy={isBusy} onSave={save} onClose={onClose} error={error}>
      <Input
        {...field}
        name="name"
        value={name}
        autoComplete="off"
        autoFocus
        onFocus={({ target }) => selectFromStart(target)}
        disabled={isBusy}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
    </EditForm>
  );
}
