import type { ReactNode } from "react";
import { Masthead } from "@/components/layout/masthead";
import { TabBar } from "@/components/layout/tab-bar";

/** The Map's page: nothing but the map between masthead and tabs, as high as the window. */
export function MapFrame({ children }: { children: ReactNode }) {
  return (
    <div
      className="grid h-[calc(100dvh-var(--spacing-tab-bar))] grid-rows-1 lg:h-dvh lg:grid-rows-[auto_minmax(0,1fr)]"
      data-notices-on-top
    >
      <Masthead className="border-b border-rule px-7 max-lg:hidden" />
      <main className="relative min-h-0">{children}</main>
      <TabBar />
    </div>
  );
}
