"use client";

import { useEffect } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { useTitle } from "@/components/layout/use-title";
import { Button, ButtonLink } from "@/components/ui/button";

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  useTitle("Something went wrong");
  return (
    <PageFrame>
      <div className="grid max-w-measure gap-5 py-8 md:py-18">
        <h1 className="text-title">Something went wrong</h1>
        <p role="alert" className="text-lede text-ink-soft">
          The page could not be made just now. Nothing of yours is lost; trying once more often helps.
        </p>
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => retry()}>
            Try again
          </Button>
          <ButtonLink href="/">Back to Home</ButtonLink>
        </p>
      </div>
    </PageFrame>
  );
}
