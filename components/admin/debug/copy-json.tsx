"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

type Props = { title: string; data: unknown };

/** Copies a stage's JSON to the clipboard. Where the browser refuses, it points to the raw JSON. */
export function CopyJson({ title, data }: Props) {
  const [outcome, setOutcome] = useState<{ of: unknown; text: string } | null>(null);
  const text = outcome?.of === data ? outcome?.text : null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(JSON.stringify(data, null, 2));
      setOutcome({ of: data, text: "Copied" });
    } catch {
      setOutcome({ of: data, text: "Copy it from Raw JSON" });
    }
  }

  return (
    <Button isSmall variant="quiet" disabled={data === null} onClick={copy}>
      <span aria-live="polite">{text ?? "Copy JSON"}</span>
      <span className="sr-only"> of {title}</span>
    </Button>
  );
}
