"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

/** Below 1024 px, or in a low window, the map is behind a button; without script, and elsewhere, it is simply there. */
export function UnfoldingMap({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const map = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) map.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-ui font-semibold lg:not-low-window:hidden noscript:hidden"
      >
        <Icon name="map" size={18} className="text-coral-ink" />
        {isOpen ? "Hide the map" : "Show on a map"}
        <Icon name="chevron" size={16} className={classNames("transition-transform", isOpen && "rotate-180")} />
      </button>
      <div id={id} ref={map} className={isOpen ? undefined : "max-lg:hidden lg:low-window:hidden noscript:block!"}>
        {children}
      </div>
    </>
  );
}
