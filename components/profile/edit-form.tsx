import type { ReactNode } from "react";
import { Button } from "../ui/button";

type Props = { isBusy: boolean; onSave: () => void; onClose: () => void; children: ReactNode };

/** The form in place of what it changes; Escape leaves it. */
export function EditForm({ isBusy, onSave, onClose, children }: Props) {
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-160 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isBusy) onClose();
      }}
    >
      {children}
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
