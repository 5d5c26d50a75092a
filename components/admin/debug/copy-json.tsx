"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

type Props = { title: string; data: unknown };

/** Puts a stage's whole JSON into the clipboard; where the browser won't, it says so and the JSON is there to mark. */
export function CopyJson({ title, data }: Props) {
  const [outcome, setOutcome] = useState<{ of: unknown; words: string } | null>(null);
  const words = outcome?.of === data ? outcome?.words : null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(JSON.stringify(data, null, 2));
      setOutcome({ of: data, words: "Copied" });
    } catch {
      setOutcome({ of: data, words: "Copy it from Raw JSON" });
    }
  }

  return (
    <Button isSmall variant="quiet" disabled={data === null} onClick={copy}>
      <span aria-live="polite">{words ?? "Copy JSON"}</span>
      <span className="sr-only"> of {title}</span>
    </Button>
  );
}
