"use client";

import { useRef, useState } from "react";
import type { OwnGuide } from "@/lib/contracts/own-guide";
import { Notice } from "../../ui/notice";
import { DeleteOwnGuide } from "./delete-own-guide";
import { NoOwnGuides } from "./no-own-guides";
import { OwnGuideRow } from "./own-guide-row";

/** A reader's own guides, with what they can do about each, or that there are none. */
export function OwnGuideList({ guides }: { guides: OwnGuide[] }) {
  const [removing, setRemoving] = useState<OwnGuide | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      {removed && (
        <Notice tone="good" className="mt-6">
          “{removed}” is deleted.
        </Notice>
      )}
      <div ref={box} tabIndex={-1} className="outline-none">
        {guides.length === 0 ? (
          <NoOwnGuides />
        ) : (
          <ul aria-label="Your guides" className="mt-5 border-t-3 border-ink">
            {guides.map((guide) => (
              <OwnGuideRow key={guide.id} guide={guide} onRemove={() => setRemoving(guide)} />
            ))}
          </ul>
        )}
      </div>
      <DeleteOwnGuide
        guide={removing}
        onClose={() => setRemoving(null)}
        onDeleted={() => {
          setRemoving(null);
          setRemoved(removing?.name ?? null);
          // The button that had the focus goes with its guide.
          box.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}
