import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { ReadySignal } from "@/components/layout/ready-signal";
import { SkipLink } from "@/components/layout/skip-link";
import { OfflineBar } from "@/components/offline/offline-bar";
import { OfflineReading } from "@/components/offline/offline-reading";
import { SessionProvider } from "@/components/session/session-provider";
import { StatusProvider } from "@/components/status/status-provider";
import { PRODUCT_NAME, TAGLINE } from "@/lib/core/brand";
import { fontVariables } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: `${PRODUCT_NAME}: ${TAGLINE.toLowerCase()}`,
  description: "Restaurant guides for curious eaters in the San Francisco Bay Area.",
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf5ea" },
    { media: "(prefers-color-scheme: dark)", color: "#1a110c" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables} data-scroll-behavior="smooth">
      <body>
        <SessionProvider>
          <StatusProvider>
            <SkipLink />
            <OfflineBar />
            {children}
            <OfflineReading />
            <ReadySignal />
          </StatusProvider>
        </SessionProvider>
      </body>
    </html>
  );
}
