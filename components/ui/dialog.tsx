"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "./class-names";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The focus goes to what has data-initial-focus, else to what comes first. */
  children: ReactNode;
  /** While false, neither Escape nor a click outside closes it. */
  canClose?: boolean;
  /** A picture: above the text on phones, beside it from 700 px. */
  art?: ReactNode;
  className?: string;
};

const SHEET =
  "mt-auto max-h-[94dvh] w-full max-w-none rounded-t-sheet rounded-b-none bg-raised text-ink shadow-float backdrop:bg-scrim open:animate-rise md:m-auto md:w-[min(880px,92vw)] md:rounded-sheet";

/** The browser's modal dialog: a sheet from the bottom on phones, centered on wider screens. */
export function Dialog({ isOpen, onClose, title, children, canClose = true, art, className }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) {
      element?.showModal();
      element?.querySelector<HTMLElement>("[data-initial-focus]")?.focus();
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby={canClose ? "any" : "none"}
      onCancel={(event) => {
        if (!canClose) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !canClose) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && canClose) dialog.current.close();
      }}
      onClose={() => {
        // The close event comes later: by then the dialog may be open again.
        if (!dialog.current?.open) onClose();
      }}
      className={classNames(SHEET, className)}
    >
      <div className={classNames(art ? "md:grid md:grid-cols-[300px_1fr]" : null)}>
        {art && <div className="art h-28 rounded-none md:h-full">{art}</div>}
        <div className="grid content-start gap-4 px-5 pt-5.5 pb-6.5 md:gap-5 md:p-9">
          <h2 id={titleId} className="text-dialog tracking-[-0.025em]">
            {title}
          </h2>
          {children}
        </div>
      </div>
    </dialog>
  );
}
