import { ButtonLink } from "../ui/button-link";
import { EmailLinkCard } from "./email-link-card";

type Way = { href: string; label: string };
type Props = { sentence: string /** Where to go from here, the likeliest first. */; ways: readonly [Way, Way] };

/** A message's link, or the claim that it led to, which is expired, used or unknown. */
export function LinkExpired({ sentence, ways: [first, second] }: Props) {
  return (
    <EmailLinkCard
      tone="warning"
      title="Link expired or invalid"
      cover={{ id: "one-table", cuisine: "market", city: "Berkeley" }}
      actions={
        <>
          <ButtonLink href={first.href} variant="primary">
            {first.label}
          </ButtonLink>
          <ButtonLink href={second.href}>{second.label}</ButtonLink>
        </>
      }
    >
      <p>{sentence}</p>
    </EmailLinkCard>
  );
}
