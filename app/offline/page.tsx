import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";

import { ReloadButton } from "@/components/newsletter/reload-button";
import { KeptGuides } from "@/components/offline/kept-guides";
import { WhatIsMissing } from "@/components/offline/what-is-missing";
import { pageTitle } from "@/lib/core/brand";

export const metadata: Metadata = { title: pageTitle("Offline"), robots: { index: false } };

/** Made by the build: the service worker keeps it, and shows it in place of a page of which it has no copy. */
export default function OfflinePage() {
  return (
    <PageFrame>
      <div data-offline-page className="grid gap-6 py-8 md:py-18">
        <h1 className="text-title">Without a connection</h1>
        <WhatIsMissing />
        <p>
          <ReloadButton />
        </p>
        <KeptGuides />
      </div>
    </PageFrame>
  );
}
