import { Fragment } from "react";
import type { SenderInfo } from "@/lib/contracts/message-inputs";
import { BRAND_LINE } from "@/lib/core/brand";
import { LINK_STYLE, TEXT_STYLES } from "./styles";

type Props = {
  senderInfo: SenderInfo;
  /** Why this person gets this message. */
  reason: string;
  links?: { href: string; words: string }[];
};

/** Why the message came, the ways to unsubscribe, and the sender's address. */
export function Footer({ senderInfo: { postalAddress, supportEmail }, reason, links = [] }: Props) {
  const all = [...links, { href: `mailto:${supportEmail}`, words: "Write to us" }];
  return (
    <>
      <p className="k-faint" style={TEXT_STYLES.foot}>
        {reason}
      </p>
      <p className="k-faint" style={TEXT_STYLES.foot}>
        {all.map(({ href, words }, index) => (
          <Fragment key={words}>
            {index > 0 && " · "}
            <a href={href} className="k-link" style={LINK_STYLE}>
              {words}
            </a>
          </Fragment>
        ))}
      </p>
      <p className="k-faint" style={{ ...TEXT_STYLES.foot, paddingTop: "10px" }}>
        {BRAND_LINE}
        <br />
        {postalAddress}
      </p>
    </>
  );
}
