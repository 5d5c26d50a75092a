import { ButtonLink } from "../ui/button";
import { LetterCard } from "./letter-card";

/** A claim that can't be used any more. */
export function ClaimOver({ sentence }: { sentence: string }) {
  return (
    <LetterCard
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
    </LetterCard>
  );
}
