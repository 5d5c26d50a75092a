"use client";

import { useRef, useState } from "react";
import type { OwnGuide } from "@/lib/contracts/own-guide";
import { Notice } from "../../ui/notice";
import { OwnGuideRow } from "./own-guide-row";
import { RemoveGuideDialog } from "./remove-guide-dialog";

/** A reader's own guides, with what they can do about each. */
export function OwnGuideList({ guides }: { guides: OwnGuide[] }) {
  const [removing, setRemoving] = useState<OwnGuide | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      {removed && (
        <Notice tone="good" className="mt-6">
          “{removed}” is deleted.
        </Notice>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Your guides" className="mt-8 border-t-3 border-ink outline-none">
        {guides.map((guide) => (
          <OwnGuideRow key={guide.id} guide={guide} onRemove={() => setRemoving(guide)} />
        ))}
      </ul>
      <RemoveGuideDialog
        guide={removing}
        onClose={() => setRemoving(null)}
        onRemoved={(guide) => {
          setRemoving(null);
          setRemoved(guide.name);
          // The button that had the focus goes with its guide.
          list.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}
