import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type EmailTemplate, renderTemplate } from "./template";

/** Every template in this folder. */
const files = readdirSync(new URL(".", import.meta.url)).filter((file) => /^[a-z-]+\.tsx$/.test(file));

test("there are templates", () => {
  expect(files.length).toBeGreaterThanOrEqual(4);
});

describe.each(files)("%s", async (file) => {
  const template: EmailTemplate<object> = (await import(`../emails/${file.slice(0, -4)}.tsx`)).default;
  const rendered = () => renderTemplate(template, template.PreviewProps);

  test("is a template: a default export, preview props, a subject and a text", () => {
    expect(template).toBeTypeOf("function");
    expect(template.PreviewProps).toBeTypeOf("object");
    expect(template.subject).toBeTypeOf("function");
    expect(template.text).toBeTypeOf("function");
  });

  test("has a subject that phones show whole, in one line", async () => {
    const { subject } = await rendered();
    expect(subject.length).toBeGreaterThan(10);
    expect([...subject].length).toBeLessThanOrEqual(72);
    expect(subject).not.toMatch(/[\r\n]|undefined|null|\[object/);
  });

  test("is readable in the dark, without images, and however a program changes its colors", async () => {
    const { html } = await rendered();
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ alt="/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/<body[^>]*background-color/);
    // Text without a background of its own would be black on black where a program inverts only backgrounds.
    expect(html).toMatch(/class="k-sheet"[^>]*background-color/);
  });

  test("every URL in it is absolute, and every link says where it leads", async () => {
    const { html, text } = await rendered();
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^(https:\/\/|mailto:)[^\s]+$/);
    for (const [, words = ""] of html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)) {
      expect(words.replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, "$1").trim()).not.toBe("");
    }
    expect(text).toMatch(/https:\/\//);
  });

  test("its plain text is written as text, not HTML with its tags removed", async () => {
    const { text } = await rendered();
    expect(text).not.toMatch(/<[a-z]|&[a-z]+;|undefined|\[object|\n{4}|[ \t]+$(?<!-- )/m);
    expect(text).toMatch(/\n-- \n/);
    expect(text).toContain("1 Ferry Building");
  });

  test("is far below what mail programs cut off", async () => {
    const { html } = await rendered();
    expect(Buffer.byteLength(html)).toBeLessThan(40 * 1024);
  });
});
