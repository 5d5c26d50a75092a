import { describe, expect, it } from "vitest";
import { formatAge } from "./relative-age";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (days: number, hours = 0) => new Date(now.getTime() - (days * 24 + hours) * 3_600_000).toISOString();

describe("relativeAge", () => {
  it.each([
    [ago(0), "Today"],
    [ago(0, 23), "Today"],
    [ago(1), "Yesterday"],
    [ago(1, 23), "Yesterday"],
    [ago(2), "2d ago"],
    [ago(6, 23), "6d ago"],
    [ago(7), "1w ago"],
    [ago(13), "1w ago"],
    [ago(29, 23), "4w ago"],
    [ago(30), "1mo ago"],
    [ago(59), "1mo ago"],
    [ago(60), "2mo ago"],
    [ago(400), "13mo ago"],
  ])("%s reads %s", (createdAt, expected) => {
    expect(formatAge(createdAt, now)).toBe(expected);
  });

  it("takes a clock that runs behind for today", () => {
    expect(formatAge(ago(-1), now)).toBe("Today");
  });
});
