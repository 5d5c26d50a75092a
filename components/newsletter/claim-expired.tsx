import { ButtonLink } from "../ui/button";
import { EmailLinkCard } from "./email-link-card";

/** A claim that is expired or used. */
export function ClaimExpired({ sentence }: { sentence: string }) {
  return (
    <EmailLinkCard
      tone="warning"
      title="Link expired or invalid"
      cover={{ id: "one-table", cuisine: "market", city: "Berkeley" }}
      actions={
        <>
          <ButtonLink href="/discover" variant="primary">
            Browse guides
          </ButtonLink>
          <ButtonLink href="/map">Open your map</ButtonLink>
        </>
      }
    >
      <p>{sentence}</p>
    </EmailLinkCard>
  );
}
