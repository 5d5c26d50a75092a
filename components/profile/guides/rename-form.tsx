"use client";

import { type FormEvent, useState } from "react";
import { OWN_TITLE_MAX, type OwnGuide } from "@/lib/contracts/own-guide";
import { Button } from "../../ui/button";
import { Input } from "../../ui/field";
import { useChange } from "../use-change";
import { ownGuideApiPath } from "./own-guide-api-path";

type Props = { guide: OwnGuide; onClose: () => void };

/** A new title for a guide. Its link stays as it is. */
export function RenameForm({ guide, onClose }: Props) {
  const [name, setName] = useState(guide.name);
  const { change, isBusy, error } = useChange();
  function submit(event: FormEvent) {
    event.preventDefault();
    change({ path: ownGuideApiPath(guide.id), method: "PUT", body: { name } }, { onSuccess: onClose });
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isBusy) onClose();
      }}
      className="grid max-w-160 gap-3"
    >
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isSmall isBusy={isBusy}>
          {isBusy ? "Saving..." : "Save"}
        </Button>
        <Button isSmall disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
