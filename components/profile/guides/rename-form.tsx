"use client";

import { useState } from "react";
import { OWN_TITLE_MAX, type OwnGuide } from "@/lib/contracts/own-guide";
import { Input } from "../../ui/field";
import { EditForm } from "../edit-form";
import { useChange } from "../use-change";
import { ownGuideApiPath } from "./own-guide-api-path";

type Props = { guide: OwnGuide; onClose: () => void };

/** A new title for a guide. Its link stays as it is. */
export function RenameForm({ guide, onClose }: Props) {
  const [name, setName] = useState(guide.name);
  const { change, isBusy, error } = useChange();
  const save = () => change({ path: ownGuideApiPath(guide.id), method: "PUT", body: { name } }, { onSuccess: onClose });
  return (
    <EditForm isBusy={isBusy} onSave={save} onClose={onClose} error={error}>
      <Input
        label="Title"
        name="name"
        value={name}
        maxLength={OWN_TITLE_MAX}
        autoComplete="off"
        autoFocus
        disabled={isBusy}
        error={error}
        hint="What stands after a colon becomes the second line. The link stays the same."
        onChange={(event) => setName(event.target.value)}
      />
    </EditForm>
  );
}
