import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Masthead } from "./masthead";
import { CONTENT_ID } from "./skip-link";
import { TabBar } from "./tab-bar";

type Props = {
  children: ReactNode;
  supportEmail?: string;
  /** Screens of signed-in readers: the tab bar has its place from the first paint. */
  hasTabBar?: boolean;
};

/** Masthead, content, footer and, for signed-in readers, the tabs. The masthead stays where a window has room for it. */
export function PageFrame({ children, supportEmail, hasTabBar = false }: Props) {
  return (
    <div className="flex min-h-dvh flex-col max-lg:has-data-tab-bar:pb-tab-bar">
      <div className="bg-paper tall-desktop:sticky tall-desktop:top-0 tall-desktop:z-20 tall-desktop:border-b tall-desktop:border-rule print:bg-transparent">
        <div className="page w-full">
          <Masthead className="tall-desktop:py-2" />
        </div>
      </div>
      <main id={CONTENT_ID} tabIndex={-1} className="page w-full flex-1 outline-none">
        {children}
      </main>
      <Footer supportEmail={supportEmail} />
      <TabBar isExpected={hasTabBar} />
    </div>
  );
}
