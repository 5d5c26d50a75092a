import Link from "next/link";
import { Icon } from "../ui/icon";

const SECTIONS: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: "What we keep",
    paragraphs: [
      "Reading guides needs no account, and we keep nothing about you for it. To protect the service from abuse we count requests by network address for a short while.",
      "With an account we keep your username, the guides made from your wishes with the words of the wish, the status you gave to restaurants, and your lists with their notes. Nobody else reads a list, unless you share its link. Passwords are hashed: nobody here can read yours. Guides are public and visible to anyone until you hide them, so write nothing into a wish that you would not say at the next table.",
      "If you give your account an email address, we keep it for a forgotten password and for nothing else. Of each sign-in we keep its time and the name of the browser, so that you can end it.",
      "Near me now sends where you are, to about a hundred meters, when you press it. We look for places with it and keep it nowhere.",
      "With a subscription we keep your email address, the city you chose, and whether you have confirmed. If you set a preference from a link in an email, we keep that preference too.",
    ],
  },
  {
    title: "The weekly email",
    paragraphs: [
      "Subscription uses double opt-in: we write to an address once, to ask, and send guides only after its owner has confirmed. Every email carries a link that unsubscribes with one click.",
      "Opt-out requests are honored within 10 business days; usually at once. If an address bounces or marks our mail as spam, we stop writing to it.",
    ],
  },
  {
    title: "Cookies and your browser",
    paragraphs: [
      "Signing in sets cookies of our own that keep you signed in, and keeps your session in your browser's local storage. For reading without a connection it also keeps copies of the last guides you opened and of your places. Signing out removes all of it. There is no advertising, no analytics and no cookie from anybody else.",
    ],
  },
  {
    title: "Who else sees it",
    paragraphs: [
      "We sell nothing about you. Where this site is set up to use them, a mail service delivers our emails, a language model reads the wish you write in order to make your guide, a places service answers our questions about restaurants, and a map service draws the map in your browser. Each receives what that takes and no more; the model never receives your name or your address.",
    ],
  },
  {
    title: "Children",
    paragraphs: [
      "The service is not intended for children under 13, and we do not knowingly keep anything about them.",
    ],
  },
];

export function PrivacyPolicy({ supportEmail }: { supportEmail: string }) {
  return (
    <article className="mx-auto max-w-measure pt-6">
      <p>
        <Link href="/" className="link inline-flex min-h-8 items-center gap-1.5 text-ui">
          <Icon name="back" size={16} />
          Back to Home
        </Link>
      </p>
      <h1 className="mt-4 text-title">Privacy</h1>
      <p className="mt-5 text-lede text-ink-soft">What Kumquat keeps about you, why, and how to have it gone.</p>
      {SECTIONS.map(({ title, paragraphs }) => (
        <section key={title} className="mt-12 grid gap-4 border-t border-rule pt-6">
          <h2 className="text-h3">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section className="mt-12 grid gap-4 border-t border-rule pt-6">
        <h2 className="text-h3">Your say</h2>
        <p>
          A member can take out everything that we keep, and delete the account, on{" "}
          <Link href="/profile/account" prefetch={false} className="link inline-block py-0.5">
            its own page
          </Link>
          . Deleting ends it at once: your places, your lists, your sessions and the words of your wishes go, and so do
          guides that you hid; the others stay, without your name. For anything else, and without an account, write to{" "}
          <a href={`mailto:${supportEmail}`} className="link inline-block py-0.5 wrap-anywhere">
            {supportEmail}
          </a>
          .
        </p>
      </section>
    </article>
  );
}
