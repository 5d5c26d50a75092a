import type { SenderInfo } from "@/lib/contracts/message-inputs";
import { Button } from "./button";
import { EmailLayout } from "./email-layout";
import { EmailSection } from "./email-table";
import { Footer } from "./footer";
import { LINK_STYLE, TEXT_STYLES } from "./styles";
import { paragraphs, textFooter } from "./text-parts";

type Parts = {
  senderInfo: SenderInfo;
  subject: string;
  heading: string;
  /** What was asked for, and of which account. */
  request: string;
  action: { url: string; label: string };
  expiry: string;
  /** What to do if it was somebody else. */
  reason: string;
};

/** A message about an account: one sentence, one button. */
export function AccountMessage({ senderInfo, subject, heading, request, action, expiry, reason }: Parts) {
  return (
    <EmailLayout
      senderInfo={senderInfo}
      title={subject}
      preheader={request}
      footer={<Footer senderInfo={senderInfo} reason={reason} />}
    >
      <EmailSection padding="26px 32px 40px">
        <h1 className="k-ink k-big" style={TEXT_STYLES.heading}>
          {heading}
        </h1>
        <p className="k-ink" style={{ ...TEXT_STYLES.lede, padding: "18px 0 24px" }}>
          {request}
        </p>
        <Button href={action.url}>{action.label}</Button>
        <p className="k-faint" style={{ ...TEXT_STYLES.fact, paddingTop: "24px" }}>
          {expiry} If the button does nothing, open this address:
          <br />
          <a href={action.url} className="k-link" style={{ ...LINK_STYLE, wordBreak: "break-all" }}>
            {action.url}
          </a>
        </p>
      </EmailSection>
    </EmailLayout>
  );
}

/** The same as plain text. */
export const accountMessageText = ({ senderInfo, heading, request, action, expiry, reason }: Parts): string =>
  paragraphs(heading, request, `${action.label}:\n${action.url}`, expiry, textFooter(senderInfo, reason));
