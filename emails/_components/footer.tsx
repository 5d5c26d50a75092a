import { Fragment } from "react";
import type { Letterhead } from "@/lib/newsletter/messages";
import { LINK, TYPE } from "./ink";

type Props = {
  letterhead: Letterhead;
  /** Why this person gets this message. */
  reason: string;
  links?: { href: string; words: string }[];
};

/** Why it came, the ways out, and the address of whoever sends it. */
export function Footer({ letterhead: { postalAddress, supportEmail }, reason, links = [] }: Props) {
  const all = [...links, { href: `mailto:${supportEmail}`, words: "Write to us" }];
  return (
    <>
      <p className="k-faint" style={TYPE.foot}>
        {reason}
      </p>
      <p className="k-faint" style={TYPE.foot}>
        {all.map(({ href, words }, index) => (
          <Fragment key={words}>
            {index > 0 && " · "}
            <a href={href} className="k-link" style={LINK}>
              {words}
            </a>
          </Fragment>
        ))}
      </p>
      <p className="k-faint" style={{ ...TYPE.foot, paddingTop: "10px" }}>
        Kumquat · A burst of local flavor
        <br />
        {postalAddress}
      </p>
    </>
  );
}
