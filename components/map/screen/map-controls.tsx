"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { ModeSwitch } from "./mode-switch";
import { type MapMode, parseQuery } from "./screen-state";
import { SearchBox } from "./search-box";
import type { GeolocationState } from "./use-geolocation";

type Props = {
  text: string;
  mode: MapMode;
  isAdmin: boolean;
  isSearching: boolean;
  geolocation: GeolocationState;
  /** Null where there is no choice between list and map. */
  isListOnTop: boolean | null;
  /** Pixels of the top of the map that it covers. */
  onHeightChange: (pixels: number) => void;
  onType: (text: string) => void;
  onMode: (mode: MapMode) => void;
  onToggleList: () => void;
};

/** Presses beside a control reach the map behind it. */
const CONTROLS =
  "pointer-events-none z-4 col-start-1 row-start-1 grid gap-2.5 px-4 pt-[calc(16px+env(safe-area-inset-top))] md:max-lg:px-8 lg:gap-3 lg:border-r lg:border-rule lg:px-7 lg:pt-5 lg:pb-3";
const PILL =
  "pointer-events-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill bg-raised px-3.25 text-label leading-none font-semibold whitespace-nowrap shadow-float disabled:text-ink-faint lg:bg-sunk lg:shadow-none";

/** Search, modes and position: over the map on phones, above the list on wide screens. */
export function MapControls({ text, mode, isAdmin, geolocation, isListOnTop, ...props }: Props) {
  const { locate, isLocating } = geolocation;
  const controls = useRef<HTMLDivElement>(null);
  const reportHeight = useEffectEvent(props.onHeightChange);

  useEffect(() => {
    const element = controls.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      reportHeight(width > window.innerWidth * 0.9 ? Math.round(height) : 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={controls} className={CONTROLS}>
      <SearchBox text={text} isSearching={props.isSearching} onType={props.onType} />
      <div className="flex flex-wrap items-center gap-2">
        {isAdmin && <ModeSwitch mode={parseQuery(text) === null ? mode : null} onChoose={props.onMode} />}
        <button
          type="button"
          onClick={locate}
          disabled={isLocating}
          aria-busy={isLocating || undefined}
          className={PILL}
        >
          {isLocating ? <Spinner size={18} /> : <Icon name="map" size={18} />}
          <span className={isAdmin ? "max-xs:sr-only" : undefined}>{isLocating ? "Looking..." : "Near me"}</span>
        </button>
        {isListOnTop !== null && (
          <button type="button" onClick={props.onToggleList} className={`${PILL} ml-auto lg:hidden`}>
            {isListOnTop ? "Map" : "List"}
          </button>
        )}
      </div>
    </div>
  );
}
