"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { joinWithAnd } from "@/lib/core/join-list";
import { formatReaders } from "./format-readers";

type Props = { cities: string[]; readers: number; onBack: () => void; onSend: () => void };

/** What is written as it is sent goes out without an editor's look: that takes a press of its own. */
export function ConfirmUnread({ cities, readers, onBack, onSend }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset ref={group} tabIndex={-1} className="grid gap-4 rounded-field bg-yellow-wash p-4.5 text-yellow-ink">
      <legend className="sr-only">Send it unread?</legend>
      <p className="text-ui font-firm">
        {cities.length === 1 ? "The guide for " : "The guides for "}
        {joinWithAnd(cities)} {cities.length === 1 ? "isn't" : "aren't"} written yet. Sent now, {formatReaders(readers)}{" "}
        {readers === 1 ? "gets" : "get"} what no editor has read.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" onClick={onSend}>
          Send it unread
        </Button>
      </div>
    </fieldset>
  );
}
