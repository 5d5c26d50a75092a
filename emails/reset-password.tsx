import { RESET_LINK_HOURS } from "@/lib/contracts/account-settings";
import type { PasswordResetInput, SenderInfo } from "@/lib/contracts/message-inputs";
import { messageLinks } from "@/lib/mail/links/message-links";
import { AccountMessage, accountMessageText } from "./_components/account-message";
import { SAMPLE_SENDER_INFO } from "./_components/sample-sender-info";

type Props = Omit<PasswordResetInput, "email"> & { senderInfo: SenderInfo };

const subject = () => "A new password for your account";

const partsOf = ({ senderInfo, username, token }: Props) => ({
  senderInfo,
  subject: subject(),
  heading: "Choose a new password",
  request: `Somebody, we hope you, forgot the password of the Kumquat account ${username}.`,
  action: { url: messageLinks.passwordReset(senderInfo.appUrl, token), label: "Choose a new password" },
  expiry: `The link works once, for ${RESET_LINK_HOURS === 1 ? "an hour" : `${RESET_LINK_HOURS} hours`}.`,
  reason: "If it wasn't you, do nothing: your password stays as it is.",
});

/** The way to a new password. */
export default function ResetPassword(props: Props) {
  return <AccountMessage {...partsOf(props)} />;
}

ResetPassword.subject = subject;

ResetPassword.text = (props: Props) => accountMessageText(partsOf(props));

ResetPassword.PreviewProps = {
  senderInfo: SAMPLE_SENDER_INFO,
  username: "ana",
  token: "preview-of-a-reset-link",
} satisfies Props;
