import type { EditionMessage } from "@/db/schema";
import { SUBJECT_MAX } from "@/emails/_components/weekly-subject";
import type { Guide } from "@/lib/contracts/guide";
import type { SenderInfo } from "@/lib/contracts/message-inputs";
import { LINK_STATUSES, type LinkStatus, messageLinks } from "../links/message-links";
import { checkLink, checkPicture } from "./check-link";
import { compileTemplate } from "./compile-template";
import { findTags, unescapeHtml } from "./html-tags";

type MessageProblem = {
  kind:
    | "html-too-large"
    | "no-text"
    | "no-subject"
    | "subject-too-long"
    | "bad-link"
    | "no-unsubscribe"
    | "no-preference-links"
    | "image-without-alt"
    | "no-postal-address";
  message: string;
};
type CheckedMessage = { subject: string; htmlBytes: number; problems: MessageProblem[] };

/** Beyond this Gmail clips a message, and the unsubscribe link with it. */
export const HTML_BYTES_MAX = 102 * 1024;
/** As long as real tokens. */
const SAMPLE_TOKENS = { unsubscribeToken: "u".repeat(64), preferenceToken: "p".repeat(64) };
const STATUSES = Object.keys(LINK_STATUSES) as LinkStatus[];

/** What would be wrong with a Thursday email in a reader's mailbox, filled in as for a reader. */
export function checkWeekly(senderInfo: SenderInfo, guide: Guide, edition: EditionMessage): CheckedMessage {
  const {
    subject,
    html,
    text,
    headers = {},
  } = compileTemplate(senderInfo, edition)({ email: "a@b.example", ...SAMPLE_TOKENS });
  const { appUrl, postalAddress } = senderInfo;
  const htmlBytes = Buffer.byteLength(html);
  const hrefs = findTags(html, "a").map(({ href = "" }) => href);
  const pictures = findTags(html, "img");
  const faults: (MessageProblem | false)[] = [
    htmlBytes > HTML_BYTES_MAX && {
      kind: "html-too-large",
      message: `${(htmlBytes / 1024).toFixed(0)} KB of HTML, and mailboxes clip at ${HTML_BYTES_MAX / 1024}.`,
    },
    text.trim() === "" && { kind: "no-text", message: "There is no plain text beside the HTML." },
    subject.trim() === "" && { kind: "no-subject", message: "The subject is empty." },
    [...subject].length > SUBJECT_MAX && {
      kind: "subject-too-long",
      message: `"${subject}" has ${[...subject].length} characters, ${SUBJECT_MAX} at most.`,
    },
    ...checkUnsubscribe({ appUrl, hrefs, text, headers }),
    ...guide.entries.map(({ restaurant }) => checkPreferences(appUrl, guide.id, restaurant, hrefs)),
    ...linkProblems([
      ...hrefs.map((href) => checkLink(href, senderInfo, guide)),
      ...pictures.map(({ src = "" }) => checkPicture(src, appUrl)),
    ]),
    ...pictures.map(
      ({ alt, src }): MessageProblem | false =>
        alt === undefined && { kind: "image-without-alt", message: `The picture ${src} has no alt.` },
    ),
    ![unescapeHtml(html), text].every((part) => part.includes(postalAddress)) && {
      kind: "no-postal-address",
      message: "The sender's postal address is not in it.",
    },
  ];
  return { subject, htmlBytes, problems: faults.filter((fault) => fault !== false) };
}

/** Further ones are only counted: many bad links usually share a cause, such as their host. */
const LINKS_LISTED = 3;

function linkProblems(messages: (string | null)[]): MessageProblem[] {
  const all = [...new Set(messages)].filter((message) => message !== null);
  const rest = all.splice(LINKS_LISTED).length;
  if (rest > 0) all.push(`${rest} more links or pictures lead nowhere.`);
  return all.map((message) => ({ kind: "bad-link", message }));
}

type UnsubscribeParts = { appUrl: string; hrefs: string[]; text: string; headers: Record<string, string> };

function checkUnsubscribe({ appUrl, hrefs, text, headers }: UnsubscribeParts): MessageProblem[] {
  const page = messageLinks.unsubscribe(appUrl, SAMPLE_TOKENS.unsubscribeToken);
  const ways: [boolean, string][] = [
    [hrefs.includes(page), "The HTML has no unsubscribe link."],
    [text.includes(page), "The plain text has no unsubscribe link."],
    [
      headers["List-Unsubscribe"] === `<${messageLinks.oneClickUnsubscribe(appUrl, SAMPLE_TOKENS.unsubscribeToken)}>`,
      "There is no List-Unsubscribe header.",
    ],
    [headers["List-Unsubscribe-Post"] === "List-Unsubscribe=One-Click", "There is no List-Unsubscribe-Post header."],
  ];
  return ways.flatMap(([isThere, message]) => (isThere ? [] : [{ kind: "no-unsubscribe", message }]));
}

function checkPreferences(
  appUrl: string,
  guideId: string,
  { id, name }: { id: string; name: string },
  hrefs: string[],
): MessageProblem | false {
  const missing = STATUSES.filter(
    (status) => !hrefs.includes(messageLinks.preference(appUrl, SAMPLE_TOKENS.preferenceToken, id, status, guideId)),
  );
  return missing.length > 0 && { kind: "no-preference-links", message: `${name} lacks ${missing.join(", ")}.` };
}
