import type { APIRequestContext } from "@playwright/test";
import { expect } from "./test";

type Mail = { id: string; subject: string; text: string; links: string[] };

/** The messages sent to an address, newest first, as the outbox shows them. */
export async function readMail(request: APIRequestContext, to: string): Promise<Mail[]> {
  const page = await (await request.get("/dev/outbox", { params: { to } })).text();
  const ids = [...new Set([...page.matchAll(/href="\/dev\/outbox\/([0-9a-f-]{36})"/g)].map(([, id]) => id ?? ""))];
  return Promise.all(ids.map((id) => readOne(request, id)));
}

/** Waits for the newest message to an address whose subject matches. */
export async function waitForMail(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await readMail(request, to)).find((mail) => subject.test(mail.subject));
        return found?.subject;
      },
      { message: `a message to ${to} about ${subject}`, timeout: 30_000 },
    )
    .toBeDefined();
  if (!found) throw new Error("The message has disappeared.");
  return found;
}

async function readOne(request: APIRequestContext, id: string): Promise<Mail> {
  const [page, text] = await Promise.all(
    [`/dev/outbox/${id}`, `/dev/outbox/${id}/text`].map(async (path) => (await request.get(path)).text()),
  );
  const [, subject = ""] = page?.match(/<h1[^>]*>([^<]*)<\/h1>/) ?? [];
  return { id, subject: unescapeHtml(subject), text: text ?? "", links: text?.match(/https?:\/\/\S+/g) ?? [] };
}

/** What React escapes in a text. */
const unescapeHtml = (text: string): string =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
