import Link from "next/link";
import { TextPage } from "./text-page";

type Props = {
  supportEmail: string;
  /** Of whoever runs this installation, where they told it. */
  postalAddress: string | null;
  usesModel: boolean;
  usesGoogle: boolean;
};

const LINK = "link inline-block py-0.5 wrap-anywhere";

/** Who makes this, how places and guides come about, and what the words for them mean. */
export const About = ({ supportEmail, postalAddress, usesModel, usesGoogle }: Props) => (
  <TextPage
    title="About"
    lede="Restaurant guides for the San Francisco Bay Area: one idea each, and for every place what it rests on."
    sections={[
      {
        title: "Who makes this",
        paragraphs: [
          "Kumquat is open-source software, by the Kumquat authors, under the MIT license.",
          <>
            Whoever runs this site answers at{" "}
            <a href={`mailto:${supportEmail}`} className={LINK}>
              {supportEmail}
            </a>
            {postalAddress && ` and at ${postalAddress.replace(/\.$/, "")}`}.
          </>,
        ],
      },
      {
        title: "How a guide comes about",
        paragraphs: [
          usesModel
            ? "A language model reads a wish and writes the guide from what we know of each place. Where it doesn't answer, our own rules do. Each guide says which."
            : "Our own rules read a wish, choose the places and set the text: we call them the house curator. They work from notes that our editors keep of each place; the sentences were drafted from these beforehand, with language models, and mended by readers.",
          "A sentence stays only if something we know of the place supports it; “Why this pick” shows what. A guide that a member had made is written in the same way, and anybody can read it until the member hides it.",
        ],
      },
      {
        title: "How a place gets in",
        paragraphs: [
          `Most come from a catalog of our own, which an editor can add to and correct.${usesGoogle ? " Others are found with Google Maps, and a guide that uses them says so." : ""} A member's mark or note never changes what others read of a place.`,
          "The page of each of its places says when it was last checked, and against what: a county's register, a web page, or nothing that we could find. What you report at a place in a guide reaches the editors.",
        ],
      },
      {
        title: "What the words mean",
        id: "words",
        paragraphs: [
          "Most places have notes in our own words: what the kitchen cooks, its dishes, what the place suits. They are gathered from what is known of it. They aren't reviews, and we don't claim to have eaten there.",
          "“Only a name on the map so far” is said of a place that is only on a list, a county's register or OpenStreetMap: we have its name, its address and when that list last saw it. We have written nothing about it and don't recommend it; a guide names such places only where hardly anything else fits, and never for a diet.",
          "“We could not confirm that it is still open” means that nothing we checked says so: no register, no recent page, nobody else who knew it. Call, or look it up, before you go.",
        ],
      },
      {
        title: "Your data",
        paragraphs: [
          <>
            What we keep about you, and how to have it gone, is on the{" "}
            <Link href="/privacy" prefetch={false} className={LINK}>
              privacy page
            </Link>
            .
          </>,
        ],
      },
    ]}
  />
);
