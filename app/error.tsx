"use client";

import { useEffect } from "react";
import { Logo } from "@/components/layout/logo";
import { CONTENT_ID } from "@/components/layout/skip-link";
import { useTitle } from "@/components/layout/use-title";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";

/** Every reader loads it beside every page: it is as small as it can be, and its links are the browser's own. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  useTitle("Something went wrong");
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="page py-4 outline-none">
      <a href="/" aria-label="Kumquat, to Home" className="inline-block rounded-pill">
        <Logo size={44} />
      </a>
      <div className="grid max-w-measure gap-5 py-8 md:py-18">
        <h1 className="text-title">Something went wrong</h1>
        <p role="alert" className="text-lede text-ink-soft">
          The page could not be made just now. Nothing of yours is lost; trying once more often helps.
        </p>
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => retry()}>
            Try again
          </Button>
          <a href="/" className={buttonClasses({})}>
            Back to Home
          </a>
        </p>
      </div>
    </main>
  );
}
