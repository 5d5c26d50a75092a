"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { ModeSwitch } from "./mode-switch";
import { type MapMode, queryOf } from "./room-state";
import { SearchBox } from "./search-box";
import type { Whereabouts } from "./use-here";

type Props = {
  text: string;
  mode: MapMode;
  isAdmin: boolean;
  isSearching: boolean;
  whereabouts: Whereabouts;
  /** Null where there is no choice between list and map. */
  isListOnTop: boolean | null;
  /** Pixels of the map's top that lie under it. */
  onCover: (pixels: number) => void;
  onType: (text: string) => void;
  onMode: (mode: MapMode) => void;
  onToggleList: () => void;
};

/** Search, modes and ways to look at it: over the map on phones, above the list on wide screens. */
export function RoomControls({ text, mode, isAdmin, whereabouts, isListOnTop, ...props }: Props) {
  const { ask, isAsking } = whereabouts;
  const controls = useRef<HTMLDivElement>(null);
  const tellCover = useEffectEvent(props.onCover);

  useEffect(() => {
    const element = controls.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      tellCover(width > window.innerWidth * 0.9 ? Math.round(height) : 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={controls} className="room-controls">
      <SearchBox text={text} isSearching={props.isSearching} onType={props.onType} />
      <div className="flex flex-wrap items-center gap-2">
        {isAdmin && <ModeSwitch mode={queryOf(text) === null ? mode : null} onChoose={props.onMode} />}
        <button type="button" onClick={ask} disabled={isAsking} aria-busy={isAsking || undefined} className="room-pill">
          {isAsking ? <Spinner size={18} /> : <Icon name="map" size={18} />}
          <span className={isAdmin ? "max-xs:sr-only" : undefined}>{isAsking ? "Looking..." : "Near me"}</span>
        </button>
        {isListOnTop !== null && (
          <button type="button" onClick={props.onToggleList} className="room-pill ml-auto lg:hidden">
            {isListOnTop ? "Map" : "List"}
          </button>
        )}
      </div>
    </div>
  );
}
