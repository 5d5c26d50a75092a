import type { Metadata } from "next";
import { Cover } from "@/components/cover/cover";
import { PageFrame } from "@/components/layout/page-frame";
import { ButtonLink } from "@/components/ui/button-link";
import { pageTitle } from "@/lib/core/brand";

export const metadata: Metadata = { title: pageTitle("Page not found") };

export default function NotFound() {
  return (
    <PageFrame>
      <div className="grid items-center gap-8 py-8 md:grid-cols-2 md:gap-14 md:py-18">
        <div className="art aspect-4/3 md:order-2">
          <Cover id="an-empty-table-6" cuisine="diner" city="Oakland" />
        </div>
        <div className="grid gap-5">
          <h1 className="text-title">Page not found</h1>
          <p className="text-lede text-ink-soft">
            Nothing is served at this address. It may have moved, or the link has lost a few letters on its way.
          </p>
          <p>
            <ButtonLink href="/" variant="primary">
              Back to Home
            </ButtonLink>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}
