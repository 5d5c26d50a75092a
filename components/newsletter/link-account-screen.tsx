"use client";

import { useMutation } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import { AppliedClaim, type Claim } from "@/lib/contracts/subscriber";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Notice } from "../ui/notice";
import { ClaimedPlaces } from "./claimed-places";
import { EmailLinkCard } from "./email-link-card";

const COVER = { id: "one-table", cuisine: "market", city: "Berkeley" };
const FAILED = "The address could not be linked just now. Please try again.";

type Props = { token: string; claim: Claim; username: string };

/** Asks whether the address of an email link should belong to this account, then shows how many places it brought. */
export function LinkAccountScreen({ token, claim, username }: Props) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => AppliedClaim.parse(await callApi(`/api/email/claims/${token}`, { body: {} })),
  });
  if (data) return <Linked applied={data.applied} address={claim.address} />;
  return (
    <EmailLinkCard
      tone="ask"
      title="Link this address to your account?"
      cover={COVER}
      actions={
        <>
          <Button variant="primary" isBusy={isPending} onClick={() => mutate()}>
            {isPending ? "Linking..." : "Yes, link it"}
          </Button>
          <ButtonLink href="/discover">No, not now</ButtonLink>
        </>
      }
    >
      <ClaimedPlaces claim={claim} username={username} />
      {error && <Notice tone="error">{errorMessage(error, FAILED)}</Notice>}
    </EmailLinkCard>
  );
}

const linkedTitle = (applied: number): string =>
  applied === 0
    ? "Linked to your account"
    : `Linked: ${applied === 1 ? "1 place is" : `${applied} places are`} on your map`;

function Linked({ applied, address }: { applied: number; address: string }) {
  return (
    <EmailLinkCard
      tone="good"
      title={linkedTitle(applied)}
      cover={COVER}
      takesFocus
      actions={
        <ButtonLink href="/map" variant="primary">
          Open your map
        </ButtonLink>
      }
    >
      <p>From now on, what you press in emails to {address} goes straight to your account.</p>
    </EmailLinkCard>
  );
}
