import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Masthead } from "./masthead";
import { TabBar } from "./tab-bar";

type Props = {
  children: ReactNode;
  supportEmail?: string;
  /** For signed-in pages: the tab bar has its space from the first paint. */
  hasTabBar?: boolean;
};

/** Masthead, content, footer and, on signed-in pages, the tabs. */
export function PageFrame({ children, supportEmail, hasTabBar = false }: Props) {
  return (
    <div className="page-frame flex min-h-dvh flex-col">
      <div className="page w-full">
        <Masthead />
      </div>
      <main className="page w-full flex-1">{children}</main>
      <Footer supportEmail={supportEmail} />
      <TabBar isExpected={hasTabBar} />
    </div>
  );
}
