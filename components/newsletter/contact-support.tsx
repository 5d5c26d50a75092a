import { ButtonLink } from "../ui/button-link";

type Props = { supportEmail: string; subject: string; isSecond?: boolean };

/** Opens the mail program; nothing is sent by itself. */
export function ContactSupport({ supportEmail, subject, isSecond = false }: Props) {
  return (
    <ButtonLink
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
      variant={isSecond ? "outline" : "primary"}
    >
      Contact support
    </ButtonLink>
  );
}
