import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { useFocusInvalid } from "../ui/use-form-problems";

type Props = { isBusy: boolean; onSave: () => void; onClose: () => void; error: string | null; children: ReactNode };

/** The form in place of what it changes; Escape leaves it. Its one field says the `error`, and takes the focus back. */
export function EditForm({ isBusy, onSave, onClose, error, children }: Props) {
  const form = useFocusInvalid<HTMLFormElement>(error);
  return (
    <form
      ref={form}
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
