"use client";

import { Button } from "@/components/ui/button";
import { pageTitle } from "@/lib/core/brand";
import { fontVariables } from "./fonts";
import "./globals.css";

/** When even the layout fails: no session, no masthead, only what needs neither. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>{pageTitle("Something went wrong")}</title>
        <main className="page grid max-w-measure gap-5 py-18">
          <h1 className="text-title">Something went wrong</h1>
          <p role="alert" className="text-lede text-ink-soft">
            Kumquat could not make this page just now. Trying once more often helps.
          </p>
          <p>
            <Button variant="primary" onClick={() => retry()}>
              Try again
            </Button>
          </p>
        </main>
      </body>
    </html>
  );
}
