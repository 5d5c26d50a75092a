"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import type { PlaceReports } from "@/lib/contracts/report";
import { useAction } from "./use-action";

type Facts = { name: string; address: string; phoneNumber: string; website: string };

type Props = {
  restaurant: PlaceReports["restaurant"];
  onCancel: () => void;
  onSave: (correction: Partial<Facts>) => Promise<void>;
};

/** A place's facts as they are, to be set right. Only what was changed becomes the editor's word. */
export function CorrectionForm({ restaurant, onCancel, onSave }: Props) {
  const { name, address, phoneNumber, website } = restaurant;
  const before: Facts = { name, address, phoneNumber: phoneNumber ?? "", website: website ?? "" };
  const [facts, setFacts] = useState(before);
  const { busy, refusal, act } = useAction();
  const changed = Object.fromEntries(
    Object.entries(facts).filter(([key, value]) => value.trim() !== before[key as keyof Facts]),
  ) as Partial<Facts>;
  const field = (key: keyof Facts) => ({
    value: facts[key],
    maxLength: 200,
    onChange: (event: { target: { value: string } }) => setFacts({ ...facts, [key]: event.target.value }),
  });
  return (
    <form
      aria-label={`Correct ${name}`}
      className="grid max-w-measure gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        act("save", () => onSave(changed));
      }}
    >
      <Input label="Name" required {...field("name")} />
      <Input label="Address" required hint="The street alone; the city stays." {...field("address")} />
      <Input label="Phone" type="tel" hint="Empty if there is none." {...field("phoneNumber")} />
      <Input label="Website" inputMode="url" hint="Empty if there is none." {...field("website")} />
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="solid"
          isSmall
          isBusy={busy !== null}
          disabled={Object.keys(changed).length === 0}
        >
          {busy ? "Saving..." : "Save"}
        </Button>
        <Button variant="quiet" isSmall disabled={busy !== null} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
