import type { EditionMessage } from "@/db/schema";
import { SUBJECT_MAX } from "@/emails/_components/weekly-subject";
import type { Guide } from "../../guides/contract";
import { LINK_STATUSES, type LinkStatus, links } from "../links";
import type { Letterhead } from "../messages";
import { checkLink, checkPicture } from "./check-link";
import { makeFiller } from "./make-filler";
import { tagsOf, unescaped } from "./read-markup";

export type WeeklyFault = {
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
type Checked = { subject: string; htmlBytes: number; faults: WeeklyFault[] };

/** Beyond this Gmail clips a message, and with it the way out. */
export const HTML_BYTES_MAX = 102 * 1024;
/** As long as tokens are. */
const TOKENS = { unsubscribeToken: "u".repeat(64), preferenceToken: "p".repeat(64) };
const STATUSES = Object.keys(LINK_STATUSES) as LinkStatus[];

/** What would be wrong with a Thursday email in a reader's mailbox, filled in as for a reader. */
export function checkWeekly(letterhead: Letterhead, guide: Guide, edition: EditionMessage): Checked {
  const { subject, html, text, headers = {} } = makeFiller(letterhead, edition)({ email: "a@b.example", ...TOKENS });
  const { appUrl, postalAddress } = letterhead;
  const htmlBytes = Buffer.byteLength(html);
  const hrefs = tagsOf(html, "a").map(({ href = "" }) => href);
  const pictures = tagsOf(html, "img");
  const faults: (WeeklyFault | false)[] = [
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
    ...checkWaysOut({ appUrl, hrefs, text, headers }),
    ...guide.entries.map(({ restaurant }) => checkPreferences(appUrl, guide.id, restaurant, hrefs)),
    ...faultsOf([
      ...hrefs.map((href) => checkLink(href, letterhead, guide)),
      ...pictures.map(({ src = "" }) => checkPicture(src, appUrl)),
    ]),
    ...pictures.map(
      ({ alt, src }): WeeklyFault | false =>
        alt === undefined && { kind: "image-without-alt", message: `The picture ${src} has no alt.` },
    ),
    ![unescaped(html), text].every((part) => part.includes(postalAddress)) && {
      kind: "no-postal-address",
      message: "The sender's postal address is not in it.",
    },
  ];
  return { subject, htmlBytes, faults: faults.filter((fault) => fault !== false) };
}

/** More are counted only: what is wrong with so many is wrong with all of them, such as their host. */
const LINKS_TOLD = 3;

function faultsOf(messages: (string | null)[]): WeeklyFault[] {
  const all = [...new Set(messages)].filter((message) => message !== null);
  const rest = all.splice(LINKS_TOLD).length;
  if (rest > 0) all.push(`${rest} more links or pictures lead nowhere.`);
  return all.map((message) => ({ kind: "bad-link", message }));
}

type Ways = { appUrl: string; hrefs: string[]; text: string; headers: Record<string, string> };

function checkWaysOut({ appUrl, hrefs, text, headers }: Ways): WeeklyFault[] {
  const page = links.unsubscribe(appUrl, TOKENS.unsubscribeToken);
  const ways: [boolean, string][] = [
    [hrefs.includes(page), "The HTML has no unsubscribe link."],
    [text.includes(page), "The plain text has no unsubscribe link."],
    [
      headers["List-Unsubscribe"] === `<${links.oneClick(appUrl, TOKENS.unsubscribeToken)}>`,
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
): WeeklyFault | false {
  const missing = STATUSES.filter(
    (status) => !hrefs.includes(links.preference(appUrl, TOKENS.preferenceToken, id, status, guideId)),
  );
  return missing.length > 0 && { kind: "no-preference-links", message: `${name} lacks ${missing.join(", ")}.` };
}
