"use client";

import { useEffect, useRef } from "react";

/** Where a browser keeps its clipboard to itself: the address, selected, to copy by hand. */
export function CopyLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <label className="order-last grid basis-full gap-1.5 text-ui text-ink-soft">
      Your browser didn't let us copy the link. Here it is:
      <input
        ref={field}
        type="text"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-11 w-full rounded-field border border-edge bg-raised px-3 text-ui text-ink"
      />
    </label>
  );
}
