import { createHash, timingSafeEqual } from "node:crypto";
import { emailKey } from "@/lib/contracts/email-address";

type DeriveToken = (words: string) => string;

/** In base64url, 132 bits: with a usual domain the header stays on one line. */
const LENGTH = 22;
const OURS = /^<?([\w-]{22})\.([\w-]{22})@[^\s<>@]+>?$/;

/** The same for the same key and address, with a proof that only this server can make. */
export function makeMessageId(deriveToken: DeriveToken, key: string, to: string, domain: string): string {
  const name = createHash("sha256").update(key).digest("base64url").slice(0, LENGTH);
  return `<${name}.${proofOf(deriveToken, name, to)}@${domain}>`;
}

/** Whether we sent a message of this id to this address. */
export function isOurMessageId(deriveToken: DeriveToken, messageId: string, to: string): boolean {
  const [, name, proof] = OURS.exec(messageId.trim()) ?? [];
  if (name === undefined || proof === undefined) return false;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(deriveToken, name, to)));
}

/** Bound to the address: whoever got a message can't tell of anybody else's mailbox. */
const proofOf = (deriveToken: DeriveToken, name: string, to: string) =>
  deriveToken(`message-id:${name}:${emailKey(to)}`).slice(0, LENGTH);
