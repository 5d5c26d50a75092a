"use client";

import { useState } from "react";
import { callApi } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import type { Claim } from "@/lib/contracts/subscriber";
import { Button, ButtonLink } from "../ui/button";
import { Notice } from "../ui/notice";
import { ClaimedPlaces } from "./claimed-places";
import { EmailLinkCard } from "./email-link-card";

const COVER = { id: "one-table", cuisine: "market", city: "Berkeley" };
const FAILED = "The address could not be linked just now. Please try again.";

type Props = { token: string; claim: Claim; username: string };

/** Asks whether what a message's link has brought is to belong to this account, and says what came along. */
export function LinkAccountScreen({ token, claim, username }: Props) {
  const [applied, setApplied] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function link() {
    setBusy(true);
    setError(null);
    try {
      const answer = await callApi<{ applied: number }>(`/api/email/claims/${token}`, { method: "POST", body: {} });
      setApplied(answer.applied);
    } catch (failure) {
      setError(errorMessage(failure, FAILED));
      setBusy(false);
    }
  }

  if (applied !== null) return <Linked applied={applied} address={claim.address} />;
  return (
    <EmailLinkCard
      tone="ask"
      title="Link this address to your account?"
      cover={COVER}
      actions={
        <>
          <Button variant="primary" isBusy={isBusy} onClick={link}>
            {isBusy ? "Linking..." : "Yes, link it"}
          </Button>
          <ButtonLink href="/discover">No, not now</ButtonLink>
        </>
      }
    >
      <ClaimedPlaces claim={claim} username={username} />
      {error && <Notice tone="error">{error}</Notice>}
    </EmailLinkCard>
  );
}

function Linked({ applied, address }: { applied: number; address: string }) {
  return (
    <EmailLinkCard
      tone="good"
      title={`Linked: ${applied === 1 ? "1 place is" : `${applied} places are`} on your map`}
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
