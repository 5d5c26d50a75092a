import { expect, test } from "vitest";
import { copyNotice } from "./copy-notice";

const now = new Date(2026, 10, 28, 20, 30);
const since = new Date(2026, 10, 28, 20, 14);
const words = (keptAt: Date | null, isOnline: boolean) =>
  copyNotice({ keptAt, isOnline, since, now })?.replaceAll("\u202f", " ");

test("a page from the server needs no word, unless the connection goes", () => {
  expect(words(null, true)).toBeUndefined();
  expect(words(null, false)).toBe("Offline since 8:14 PM. Marks, searches and new guides need a connection.");
});

test("a copy says when it was made, with the day where that was another", () => {
  expect(words(new Date(2026, 10, 28, 19, 2), false)).toBe("Offline since 8:14 PM: this is the copy of 7:02 PM.");
  expect(words(new Date(2026, 10, 26, 19, 2), false)).toMatch(/this is the copy of Thursday, 7:02 PM\.$/);
  expect(words(new Date(2026, 10, 3, 19, 2), false)).toMatch(/this is the copy of Nov 3, 7:02 PM\.$/);
});

test("a copy of the minute in which the connection went doesn't say the time twice", () => {
  expect(words(new Date(2026, 10, 28, 20, 14, 40), false)).toBe(
    "Offline since 8:14 PM: this is the copy of that minute.",
  );
});

test("a copy that came because the network was slow does not say that there is none", () => {
  expect(words(new Date(2026, 10, 28, 19, 2), true)).toBe(
    "Kumquat did not answer in time: this is the copy of 7:02 PM.",
  );
});

test("a copy that was opened without a connection says when there is one again", () => {
  const told = copyNotice({ keptAt: new Date(2026, 10, 28, 19, 2), isOnline: true, wasOffline: true, since, now });
  expect(told?.replaceAll("\u202f", " ")).toBe("You're connected again: this is still the copy of 7:02 PM.");
});
