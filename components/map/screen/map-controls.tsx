"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { FilterDialog } from "../filters/filter-dialog";
import { FilterMenus } from "../filters/filter-menus";
import { type Filters, NO_FILTERS } from "../filters/filters";
import { dietNote } from "../list/describe-list";
import { MAP_ID } from "./focus-targets";
import type { Found } from "./found-names";
import { GuideBanner } from "./guide-banner";
import { ModeSwitch } from "./mode-switch";
import { SearchBox } from "./search-box";
import type { MapScreenModel } from "./use-map-screen";

type Props = {
  model: MapScreenModel;
  /** Null where there is no choice between list and map. */
  isListOnTop: boolean | null;
  onOpen: (id: string, isByKey: boolean) => void;
  /** What it offers to search or to leave, on phones. */
  areaButton: ReactNode;
  /** Pixels of the top of the map that it covers. */
  onHeightChange: (pixels: number) => void;
};

/** Presses beside a control reach the map behind it. */
const CONTROLS =
  "pointer-events-none z-4 col-start-1 row-start-1 grid grid-cols-[minmax(0,1fr)] gap-2.5 px-4 pt-[calc(16px+env(safe-area-inset-top))] md:max-lg:px-8 lg:gap-3 lg:border-r lg:border-rule lg:px-7 lg:pt-5 lg:pb-3 landscape-phone:px-4 landscape-phone:pt-3";
const PILL =
  "pointer-events-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill bg-raised px-3.25 text-label leading-none font-semibold whitespace-nowrap shadow-float disabled:text-ink-faint lg:bg-sunk lg:shadow-none";

/** On a phone three more stand in its row: where they leave no room for both, the words, and then the sign. */
const NEAR_ICON = "max-[26rem]:hidden max-[24rem]:block";
const NEAR_WORDS = "max-[24rem]:sr-only";

/** One row, which scrolls sideways on phones, from the edge of the screen; its room above and below is for shadows. */
const CHIPS = classNames(
  "flex min-w-0 items-center gap-2 *:shrink-0 max-xs:gap-1.5",
  "max-lg:-mt-2.5 max-lg:-mb-8 max-lg:-ml-4 max-lg:overflow-x-auto max-lg:overscroll-x-contain max-lg:pt-2.5 max-lg:pr-5 max-lg:pb-8 max-lg:pl-4 max-lg:scroll-px-5 max-lg:[mask-image:linear-gradient(to_right,#000_calc(100%-1.25rem),transparent)] max-lg:[scrollbar-width:none] md:max-lg:-ml-8 md:max-lg:pl-8",
  "landscape-phone:-ml-4 landscape-phone:pl-4 lg:flex-wrap",
);

/** Search, modes, position and filters: over the map on phones, above the list on wide screens. */
export function MapControls({ model, isListOnTop, onOpen, onHeightChange, areaButton }: Props) {
  const { state, dispatch, data, isAdmin, geolocation, filtered, areaSearch } = model;
  const { locate, isLocating } = geolocation;
  const controls = useRef<HTMLDivElement>(null);
  const reportHeight = useEffectEvent(onHeightChange);
  const changeFilters = (filters: Filters) => dispatch({ type: "filters changed", filters });
  const filterProps = { options: filtered.options, filters: state.filters, onChange: changeFilters };

  useEffect(() => {
    const element = controls.current;
    if (!element) return;
    // The notices are outside of the screen, and lie below what is over the map.
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = isOverMap(element) ? Math.round(element.offsetHeight) : 0;
      root.setProperty("--map-controls", `${height}px`);
      reportHeight(height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty("--map-controls");
    };
  }, []);

  const listToggle = isListOnTop !== null && (
    <button
      type="button"
      onClick={() => dispatch({ type: "list toggled" })}
      className={classNames(PILL, "shrink-0 lg:hidden", isAdmin ? "max-xs:min-w-13 self-stretch" : "ml-auto")}
    >
      <Icon
        name={isListOnTop ? "map" : "list"}
        size={18}
        className={isAdmin && !isListOnTop ? undefined : "max-sm:hidden"}
      />
      <span className={isAdmin && !isListOnTop ? "max-xs:sr-only" : undefined}>
        {isListOnTop ? "Map" : "As a list"}
      </span>
    </button>
  );

  return (
    <div ref={controls} className={CONTROLS}>
      <div className="flex items-center gap-2">
        <SearchBox
          text={state.text}
          isSearching={data.shown === "search" && data.isLoading}
          onType={(text) => dispatch({ type: "text typed", text })}
          found={foundOf(model)}
          note={data.unknownDiet === "" ? null : dietNote(data.unknownDiet)}
          onClearFilters={(filtered.unfilteredCount ?? 0) > model.list.count ? () => changeFilters(NO_FILTERS) : null}
          onOpen={onOpen}
          onShowList={isListOnTop === false ? () => dispatch({ type: "list toggled" }) : null}
        />
        {/* On a phone, the modes need all of the row below. */}
        {isAdmin && listToggle}
      </div>
      <div className="flex items-center gap-2">
        <div className={CHIPS}>
          {isAdmin && (
            <ModeSwitch
              mode={data.shown === model.mode ? model.mode : null}
              onChoose={(mode) => dispatch({ type: "mode chosen", mode })}
            />
          )}
          <button
            type="button"
            onClick={locate}
            disabled={isLocating}
            aria-busy={isLocating || undefined}
            className={PILL}
          >
            {isLocating ? (
              <Spinner size={18} />
            ) : (
              <Icon name="map" size={18} className={isAdmin ? undefined : NEAR_ICON} />
            )}
            <span className={isAdmin ? "max-xs:sr-only" : NEAR_WORDS}>{isLocating ? "Looking..." : "Near me"}</span>
          </button>
          {!areaSearch.isActive && areaButton}
          <FilterDialog
            {...filterProps}
            count={model.list.count}
            shown={data.shown}
            hasNothingNear={model.hasNothingNear}
            noneOpen={filtered.noneOpen}
            className={classNames(PILL, "relative max-[22.5rem]:px-2.5 lg:hidden")}
          />
          {areaSearch.isActive && areaButton}
        </div>
        {!isAdmin && listToggle}
      </div>
      <FilterMenus {...filterProps} />
      {data.guide && <GuideBanner guide={data.guide} onLeave={() => dispatch({ type: "guide left" })} />}
    </div>
  );
}

/** What was found for the text as it stands, with its reason or else what tells it from its namesakes. */
function foundOf({ data, query, list, records, reasons }: MapScreenModel): Found[] | null {
  if (query === null || data.query !== query || data.isLoading) return null;
  return list.rows.map(({ place: { id, name } }) => {
    const { cuisines = [], neighbourhood, humanizedLocation = "" } = records.get(id) ?? {};
    return {
      id,
      name,
      line: [reasons.get(id), cuisines[0], neighbourhood ?? humanizedLocation].filter(Boolean).join(" · "),
    };
  });
}

/** On wide screens the controls are beside the map. */
function isOverMap(element: HTMLElement): boolean {
  const map = document.getElementById(MAP_ID);
  return map !== null && element.getBoundingClientRect().right > map.getBoundingClientRect().left + 1;
}
