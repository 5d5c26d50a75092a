"use client";

import type { PlaceList } from "@/lib/contracts/lists";
import { useChange } from "../profile/use-change";
import { Select } from "../ui/field";
import { listApiPath } from "./list-paths";

/** Newest first, or as its owner moved the places. */
export function OrderChoice({ list: { id, order } }: { list: PlaceList }) {
  const { change, isBusy, error } = useChange();
  return (
    <Select
      label="Order"
      value={order}
      aria-busy={isBusy || undefined}
      error={error}
      onChange={(event) => change({ path: listApiPath(id), method: "PUT", body: { order: event.target.value } })}
    >
      <option value="newest">Newest first</option>
      <option value="own">My own order</option>
    </Select>
  );
}
