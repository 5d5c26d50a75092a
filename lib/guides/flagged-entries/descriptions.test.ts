import { expect, test } from "vitest";
import { describeChange } from "./describe-change";
import { describeUpdate } from "./describe-update";
import { updateReason } from "./update-reason";

const at = "2026-03-04T20:00:00.000Z";

test("the update line says when and why", () => {
  const line = (reason: Parameters<typeof describeUpdate>[0]["reason"]) =>
    describeUpdate({ at, restaurantName: "Swan Oyster Depot", reason });
  expect(line("closed")).toBe("Updated on March 4, 2026, because Swan Oyster Depot closed.");
  expect(line("closed_for_now")).toBe("Updated on March 4, 2026, because Swan Oyster Depot is closed for now.");
  expect(line("moved")).toBe("Updated on March 4, 2026, because Swan Oyster Depot moved.");
});

test("the most important change is the reason", () => {
  const status = (after: string) => ({ field: "status" as const, after });
  const address = { field: "address" as const, after: "2 Pier" };
  const name = { field: "name" as const, after: "B" };
  expect(updateReason([address, status("closed")])).toBe("closed");
  expect(updateReason([address, status("temporarily_closed")])).toBe("closed_for_now");
  expect(updateReason([name, address])).toBe("moved");
  expect(updateReason([name])).toBe("renamed");
  expect(updateReason([{ field: "website", after: null }])).toBe("corrected");
});

test("a change is described, including added and removed values", () => {
  expect(describeChange({ field: "status", before: "open", after: "temporarily_closed" })).toBe("Closed for now");
  expect(describeChange({ field: "address", before: "1 Pier", after: "2 Pier" })).toBe(
    "Address changed from 1 Pier to 2 Pier",
  );
  expect(describeChange({ field: "phone_number", before: null, after: "1" })).toBe("Phone is now 1");
  expect(describeChange({ field: "website", before: "https://a.example", after: null })).toBe(
    "Website taken away, formerly https://a.example",
  );
});
