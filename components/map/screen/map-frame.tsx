import type { ReactNode } from "react";
import { Masthead } from "@/components/layout/masthead";
import { TabBar } from "@/components/layout/tab-bar";

/** The Map's page: the screen between masthead and tabs, as high as the window. */
export function MapFrame({ children }: { children: ReactNode }) {
  return (
    <div className="room-frame" data-notices-on-top>
      <Masthead className="room-masthead max-lg:hidden" />
      <main className="relative min-h-0">{children}</main>
      <TabBar />
    </div>
  );
}
