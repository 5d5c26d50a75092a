import type { ReactNode } from "react";
import { Masthead } from "@/components/layout/masthead";
import { CONTENT_ID } from "@/components/layout/skip-link";
import { TabBar } from "@/components/layout/tab-bar";

/** Where a window is too low for the screen, as when zoomed in far, it scrolls between masthead and tabs. */
const SCREEN =
  "relative h-full lg:min-h-90 [@media(width<35rem)_and_(height<26rem)]:min-h-136 landscape-phone:min-h-72";

/** The Map's page: nothing but the map between masthead and tabs, as high as the window. */
export function MapFrame({ children }: { children: ReactNode }) {
  return (
    <div
      className="grid h-[calc(100dvh-var(--spacing-tab-bar))] grid-rows-1 lg:h-dvh lg:grid-rows-[auto_minmax(0,1fr)]"
      data-notices-on-top
    >
      <Masthead className="border-b border-rule px-7 max-lg:hidden" />
      <main id={CONTENT_ID} tabIndex={-1} className="min-h-0 outline-none overflow-x-hidden overflow-y-auto">
        <div className={SCREEN}>{children}</div>
      </main>
      <TabBar />
    </div>
  );
}
