import { EmailLinkCard } from "../../newsletter/email-link-card";
import { ButtonLink } from "../../ui/button";

/** A link of an account message that is expired, used or unknown. */
export function LinkExpired({ again, sentence }: { again: { href: string; label: string }; sentence: string }) {
  return (
    <EmailLinkCard
      tone="warning"
      title="Link expired or invalid"
      cover={{ id: "one-table", cuisine: "market", city: "Berkeley" }}
      actions={
        <>
          <ButtonLink href={again.href} variant="primary">
            {again.label}
          </ButtonLink>
          <ButtonLink href="/">Return home</ButtonLink>
        </>
      }
    >
      <p>{sentence}</p>
    </EmailLinkCard>
  );
}
