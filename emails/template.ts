import { render } from "@react-email/render";
import { createElement, type ReactNode } from "react";

/** A message's template: its HTML, its plain text, and its preview props. */
export type EmailTemplate<Props> = {
  (props: Props): ReactNode;
  PreviewProps: Props;
  subject: (props: Props) => string;
  text: (props: Props) => string;
};

/** Renders a message: React escapes every value in the HTML, the template itself writes the text. */
export async function renderTemplate<Props extends object>(
  template: EmailTemplate<Props>,
  props: Props,
): Promise<{ subject: string; html: string; text: string }> {
  const html = compactHtml(await render(createElement(template, props)));
  return { subject: toOneLine(template.subject(props)), html, text: template.text(props) };
}

/**
 * Removes React's hydration comments (text that looks like them is escaped), and encodes characters beyond Latin-1 as
 * entities: it survives wrong charsets, and takes one byte per character in memory.
 */
const compactHtml = (html: string): string =>
  html.replace(/<!--.*?-->/gs, "").replace(/[^\0-\xff]/gu, (character) => `&#${character.codePointAt(0)};`);

/** A subject is one header: line breaks become spaces. */
const toOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
