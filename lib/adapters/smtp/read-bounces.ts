import PostalMime, { type Email } from "postal-mime";
import { emailKey } from "@/lib/contracts/email-address";
import { AppError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/sha256";
import type { MailWebhook } from "@/lib/ports/mail";
import { type BounceKind, bounceKindOf, enhancedStatusOf } from "./bounce-kind";
import { isOurMessageId } from "./message-id";

type DeriveToken = (words: string) => string;
type Fields = ReadonlyMap<string, string>;

const LIMITS = { maxNestingDepth: 8, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };
const DELIVERY_STATUS = /^message\/(global-)?delivery-status$/;
const ORIGINAL = /^(message\/(rfc822|rfc822-headers|global|global-headers)|text\/rfc822-headers)$/;
const GROUPS_MAX = 20;

/**
 * Reads a bounce (RFC 3464) or a complaint (RFC 5965) as it came by mail, and answers what it says of readers that we
 * wrote to: nothing where no Message-ID in it proves that.
 * @throws AppError bad_input for what is no message
 */
export async function readBounces(deriveToken: DeriveToken, raw: Uint8Array, now: Date): Promise<MailWebhook[]> {
  const report = await parse(raw);
  const original = await originalOf(report);
  const ids = [original?.messageId, report.inReplyTo, ...(report.references?.split(/\s+/) ?? [])];
  const complaint = report.attachments.find(({ mimeType }) => mimeType === "message/feedback-report");
  const status = report.attachments.find(({ mimeType }) => DELIVERY_STATUS.test(mimeType));
  const writtenTo = (original?.to ?? []).flatMap(({ address }) => address ?? []);

  const find = (candidates: readonly string[], envelopeId?: string) => {
    for (const id of [envelopeId, ...ids]) {
      if (!id) continue;
      const to = candidates.find((address) => isOurMessageId(deriveToken, id, address));
      if (to !== undefined) return { id: id.replace(/^<|>$/g, ""), to };
    }
    return undefined;
  };

  if (complaint) {
    const [fields = new Map()] = await groupsOf(complaint.content);
    const found = find([...addressesIn(fields, "original-rcpt-to"), ...writtenTo]);
    return found ? [webhook("email.complained", found, now)] : [];
  }
  if (!status) return [];
  const [about = new Map(), ...recipients] = await groupsOf(status.content);
  return recipients.flatMap((recipient) => {
    if (recipient.get("action")?.toLowerCase() !== "failed") return [];
    const named = ["original-recipient", "final-recipient"].flatMap((name) => addressesIn(recipient, name));
    const found = find([...named, ...writtenTo], decodeXtext(about.get("original-envelope-id") ?? ""));
    if (!found) return [];
    // What a forwarded message met at its next address is no proof against the first one.
    const isForwarded = !named.some((address) => emailKey(address) === emailKey(found.to));
    const kind = kindOf(recipient);
    if (kind === "ours") return [];
    return [webhook("email.bounced", found, now, kind === "permanent" && !isForwarded ? "Permanent" : "Transient")];
  });
}

async function parse(raw: Uint8Array | string): Promise<Email> {
  try {
    return await PostalMime.parse(raw, { ...LIMITS, forceRfc822Attachments: true, attachmentEncoding: "utf8" });
  } catch (cause) {
    throw new AppError("bad_input", "This is no email message that can be read.", { cause });
  }
}

/** The head of the message that was returned, whole or in part. */
async function originalOf({ attachments }: Email): Promise<Email | undefined> {
  const part = attachments.find(({ mimeType }) => ORIGINAL.test(mimeType));
  return (
    part &&
    parse(
      `${
        String(part.content)
          .trimStart()
          .split(/\r?\n\r?\n/, 1)[0]
      }\r\n\r\n`,
    )
  );
}

/** The groups of fields of a report: one about the message, one for each recipient. */
async function groupsOf(content: unknown): Promise<Fields[]> {
  const groups = String(content)
    .trim()
    .split(/\r?\n[ \t]*\r?\n/)
    .slice(0, GROUPS_MAX);
  const parsed = await Promise.all(groups.map((group) => parse(`${group}\r\n\r\n`)));
  return parsed.map(({ headers }) => new Map(headers.map(({ key, value }) => [key, value.trim()])));
}

/** The address in "rfc822; ana@example.com", as it is and with RFC 3461's "+2B" for a plus. */
function addressesIn(fields: Fields, name: string): string[] {
  const written = fields
    .get(name)
    ?.replace(/^[^;@]*;/, "")
    .trim()
    .replace(/^<|>$/g, "");
  return written ? [written, decodeXtext(written)] : [];
}

const decodeXtext = (text: string): string =>
  text.replace(/\+([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A generic code says less than the one in the server's own words. */
function kindOf(recipient: Fields): BounceKind {
  const status = recipient.get("status") ?? "";
  const diagnostic = enhancedStatusOf(recipient.get("diagnostic-code") ?? "");
  return bounceKindOf(/^\d\.0\.0/.test(status) && diagnostic ? diagnostic : (enhancedStatusOf(status) ?? status));
}

/** Told twice, it has the same id. */
function webhook(type: string, { id, to }: { id: string; to: string }, now: Date, bounce?: string): MailWebhook {
  const payload = {
    type,
    created_at: now.toISOString(),
    data: { to: [to], ...(bounce && { bounce: { type: bounce } }) },
  };
  return { id: `smtp_${sha256([type, bounce, id].join()).slice(0, 48)}`, type, payload };
}
