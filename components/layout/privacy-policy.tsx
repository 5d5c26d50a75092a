import Link from "next/link";
import { formatDate } from "@/lib/core/california-time";
import { TextPage } from "./text-page";

/** When its wording last changed. */
const CHANGED_ON = "2026-11-29";

const SECTIONS: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: "What we keep",
    paragraphs: [
      "Reading guides needs no account, and we keep nothing about you for it. To protect the service from abuse we count requests by network address for a short while.",
      "With an account we keep your username, the guides made from your wishes with the words of the wish, the status you gave to restaurants, and your lists with their notes. Nobody else reads a list, unless you share its link. Passwords are hashed: nobody here can read yours. Guides are public and visible to anyone until you hide them, so write nothing into a wish that you would not say at the next table.",
      "If you give your account an email address, we keep it for signing in and for a forgotten password, and for nothing else. Of each sign-in we keep its time and the name of the browser, so that you can end it.",
      "“Near me” asks your browser where you are, and only when you press it. Where we need it to look for places, it is sent rounded to about a hundred meters, and we keep it nowhere.",
      "With a subscription we keep your email address, the city you chose, and whether you have confirmed. If you set a preference from a link in an email, we keep that preference too.",
    ],
  },
  {
    title: "The weekly email",
    paragraphs: [
      "Subscription uses double opt-in: we write to an address once, to ask, and send guides only after its owner has confirmed. Every email carries a link that unsubscribes with one click.",
      "That link works at once; opt-out requests that reach us in another way are honored within 10 business days, because a person reads them. If an address bounces or marks our mail as spam, we stop writing to it.",
    ],
  },
  {
    title: "Cookies and your browser",
    paragraphs: [
      "Signing in sets cookies of our own that keep you signed in, and keeps your session and the city you last looked at in your browser's local storage. For reading without a connection it also keeps copies of the last guides you opened and of your places. Signing out removes all of it. There is no advertising, no analytics and no cookie from anybody else.",
    ],
  },
];

const CHILDREN = {
  title: "Children",
  paragraphs: ["The service is not intended for children under 13, and we do not knowingly keep anything about them."],
};

type Props = {
  supportEmail: string;
  /** What this installation uses, a sentence each. */
  services: readonly string[];
};

export const PrivacyPolicy = ({ supportEmail, services }: Props) => (
  <TextPage
    title="Privacy"
    lede="What Kumquat keeps about you, why, and how to have it gone."
    sections={[
      ...SECTIONS,
      { title: "Who else sees it", paragraphs: ["We sell nothing about you.", ...services] },
      CHILDREN,
      { title: "Your say", paragraphs: [<YourSay key="say" supportEmail={supportEmail} />] },
    ]}
  >
    <p className="mt-12 border-t border-rule pt-6 text-ui text-ink-soft">
      Last changed on <time dateTime={CHANGED_ON}>{formatDate(`${CHANGED_ON}T12:00:00Z`)}</time>.
    </p>
  </TextPage>
);

const YourSay = ({ supportEmail }: Pick<Props, "supportEmail">) => (
  <>
    A member can take out everything that we keep, and delete the account, on{" "}
    <Link href="/profile/account" prefetch={false} className="link inline-block py-0.5">
      its own page
    </Link>
    . Deleting ends it at once: your places, your lists, your sessions and the words of your wishes go, and so do guides
    that you hid; the others stay, without your name. For anything else, and without an account, write to{" "}
    <a href={`mailto:${supportEmail}`} className="link inline-block py-0.5 wrap-anywhere">
      {supportEmail}
    </a>
    .
  </>
);
