import { expect, test } from "vitest";
import { stripMarkup, toPlainLine } from "./strip-markup";

test.each([
  ["Order the **garlic noodles**, _twice_.", "Order the garlic noodles, twice."],
  ["# Soup\n\nThen `more` soup.", "Soup Then more soup."],
  ["See [the menu](https://evil.example/a_(b)) now.", "See the menu) now."],
  ["![x](data:image/png;base64,AAAA) Bread.", "x Bread."],
  ["<script>alert(1)</script>Bread<br/>and butter.", "alert(1)Bread and butter."],
  ["A <b>bold</b> broth", "A bold broth"],
  ["phở, bún riêu & crème brûlée", "phở, bún riêu & crème brûlée"],
  ["5 * 3 and snake_case stay", "5 * 3 and snake_case stay"],
  ["zero\u200bwidth \u202eturned", "zerowidth turned"],
])("%j becomes %j", (text, plain) => {
  expect(stripMarkup(text)).toBe(plain);
});

test("a label has no URL, no angle bracket and a maximum length", () => {
  expect(toPlainLine("Book at https://evil.example now <3", 80)).toBe("Book at now 3");
  expect(toPlainLine("one two three four five", 14)).toBe("one two three…");
  expect(toPlainLine("x".repeat(50), 10)).toHaveLength(10);
});
