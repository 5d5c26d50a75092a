import { createElement, type ReactNode } from "react";
import { render } from "react-email";

/** A message as a template: how it looks, how it reads as plain text, and what it is previewed with. */
export type EmailTemplate<Props> = {
  (props: Props): ReactNode;
  PreviewProps: Props;
  subject: (props: Props) => string;
  text: (props: Props) => string;
};

/** Writes a message out: every value escaped for its format by React, the text by the template itself. */
export async function renderTemplate<Props extends object>(
  template: EmailTemplate<Props>,
  props: Props,
): Promise<{ subject: string; html: string; text: string }> {
  const html = compactHtml(await render(createElement(template, props)));
  return { subject: toOneLine(template.subject(props)), html, text: template.text(props) };
}

/**
 * Without React's marks for a browser (text that looks like them is escaped), and with what is beyond Latin as
 * entities: it survives wrong charsets, and stays in memory at a byte a letter.
 */
const compactHtml = (html: string): string =>
  html.replace(/<!--.*?-->/gs, "").replace(/[^\0-\xff]/gu, (letter) => `&#${letter.codePointAt(0)};`);

/** A subject is one header: what would break it becomes a space. */
const toOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
