import type { ReactNode } from "react";
import { Masthead } from "@/components/layout/masthead";
import { TabBar } from "@/components/layout/tab-bar";

/**
 * The Map's page: nothing but the map between masthead and tabs, as high as the window. Where a window is too low for
 * it, as when zoomed in far, the page scrolls instead, to above the tabs.
 */
const FRAME =
  "grid h-[calc(100dvh-var(--spacing-tab-bar))] grid-rows-1 max-lg:mb-(--spacing-tab-bar) lg:h-dvh lg:min-h-120 lg:grid-rows-[auto_minmax(0,1fr)] [@media(width<35rem)_and_(height<26rem)]:min-h-136 [@media(35rem<=width<64rem)_and_(height<30rem)]:min-h-72";

export function MapFrame({ children }: { children: ReactNode }) {
  return (
    <div className={FRAME} data-notices-on-top>
      <Masthead className="border-b border-rule px-7 max-lg:hidden" />
      <main className="relative min-h-0">{children}</main>
      <TabBar />
    </div>
  );
}
