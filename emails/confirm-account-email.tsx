import { EMAIL_LINK_HOURS } from "@/lib/contracts/account-settings";
import type { AccountEmailInput, SenderInfo } from "@/lib/contracts/message-inputs";
import { messageLinks } from "@/lib/mail/links/message-links";
import { AccountMessage, accountMessageText } from "./_components/account-message";
import { SAMPLE_SENDER_INFO } from "./_components/sample-sender-info";

type Props = Omit<AccountEmailInput, "email"> & { senderInfo: SenderInfo };

const subject = () => "Use this email address for your account?";

const partsOf = ({ senderInfo, username, token }: Props) => ({
  senderInfo,
  subject: subject(),
  heading: "Is this address yours?",
  request: `The Kumquat account ${username} asked to use this address. We would write to it when its password is forgotten, and for nothing else.`,
  action: { url: messageLinks.accountEmail(senderInfo.appUrl, token), label: "Use this address" },
  expiry: `The link works once, for ${EMAIL_LINK_HOURS} hours.`,
  reason: `If ${username} is not your account, do nothing: without your click nothing changes.`,
});

/** Asks an address whether it should belong to an account. */
export default function ConfirmAccountEmail(props: Props) {
  return <AccountMessage {...partsOf(props)} />;
}

ConfirmAccountEmail.subject = subject;

ConfirmAccountEmail.text = (props: Props) => accountMessageText(partsOf(props));

ConfirmAccountEmail.PreviewProps = {
  senderInfo: SAMPLE_SENDER_INFO,
  username: "ana",
  token: "preview-of-an-account-link",
} satisfies Props;
