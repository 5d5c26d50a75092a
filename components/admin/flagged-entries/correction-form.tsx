"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useFormProblems } from "@/components/ui/use-form-problems";
import type { PlaceReports } from "@/lib/contracts/report";
import { settleReports } from "./queries";
import { type OnSettled, useSettlement } from "./use-settlement";

type Facts = { name: string; address: string; phoneNumber: string; website: string };

type Props = {
  report: PlaceReports;
  onSettled: OnSettled;
  onCancel: () => void;
};

/** Corrects a place's facts. Only changed fields become the editor's correction. */
export function CorrectionForm({ report: { restaurant, seen }, onSettled, onCancel }: Props) {
  const { id, name, address, phoneNumber, website } = restaurant;
  const before: Facts = { name, address, phoneNumber: phoneNumber ?? "", website: website ?? "" };
  const [facts, setFacts] = useState(before);
  const { settle, busy, problems } = useSettlement(onSettled);
  const { form, atField, forForm } = useFormProblems(problems, ["name", "address", "phoneNumber", "website"]);
  const changed = Object.fromEntries(
    Object.entries(facts).filter(([key, value]) => value.trim() !== before[key as keyof Facts]),
  ) as Partial<Facts>;
  const field = (key: keyof Facts) => ({
    value: facts[key],
    maxLength: 200,
    error: atField[key],
    onChange: (event: { target: { value: string } }) => setFacts({ ...facts, [key]: event.target.value }),
  });
  return (
    <form
      ref={form}
      aria-label={`Correct ${name}`}
      className="grid max-w-measure gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        settle({
          button: "save",
          request: () => settleReports(id, { outcome: "corrected", seen, correction: changed }),
          message: `${name} was corrected.`,
        });
      }}
    >
      <Input label="Name" required {...field("name")} />
      <Input label="Address" required hint="The street alone; the city stays." {...field("address")} />
      <Input label="Phone" type="tel" hint="Empty if there is none." {...field("phoneNumber")} />
      <Input label="Website" inputMode="url" hint="Empty if there is none." {...field("website")} />
      {forForm && <Notice tone="error">{forForm}</Notice>}
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
