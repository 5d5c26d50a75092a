"use client";

import { EmailLinkCard } from "../../newsletter/email-link-card";
import { RequiresJavaScript } from "../../newsletter/requires-javascript";
import { Button } from "../../ui/button";
import { ButtonLink } from "../../ui/button-link";
import { Notice } from "../../ui/notice";
import { useCall } from "./use-call";

const COVER = { id: "letter-box", cuisine: "market", city: "Oakland" };

type Props = {
  token: string;
  username: string;
  email: string;
  /** Who is signed in here; it need not be the account's owner. */
  reader: string | null;
};

/** Asks the mailbox whether its address should belong to an account; nothing happens until the button is pressed. */
export function ConfirmAddress({ token, username, email, reader }: Props) {
  const { call, problems, isBusy, isDone } = useCall("/api/account/email/confirm");

  const name = <strong className="font-semibold wrap-anywhere text-ink">{username}</strong>;
  const address = <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>;
  if (isDone) {
    return (
      <EmailLinkCard
        tone="good"
        title="The address is confirmed"
        cover={COVER}
        takesFocus
        actions={
          <ButtonLink href={reader === username ? "/profile/account" : "/"} variant="primary">
            {reader === username ? "Open your account" : "Return home"}
          </ButtonLink>
        }
      >
        <p>
          If you forget the password of {name}, we write to {address}.
        </p>
      </EmailLinkCard>
    );
  }
  return (
    <EmailLinkCard
      tone="ask"
      title="Use this address?"
      cover={COVER}
      actions={
        <>
          <Button variant="primary" isBusy={isBusy} onClick={() => call({ token })}>
            {isBusy ? "Confirming..." : "Yes, use it"}
          </Button>
          <ButtonLink href="/">No</ButtonLink>
        </>
      }
    >
      <p>
        {address} would belong to the account {name}. We write to it only when a password is forgotten.
      </p>
      {reader !== null && reader !== username && (
        <p>
          You are signed in as <strong className="font-semibold wrap-anywhere text-ink">{reader}</strong>. If {name} is
          not yours too, say no.
        </p>
      )}
      {problems[0] && <Notice tone="error">{problems[0].message}</Notice>}
      <RequiresJavaScript>
        This button needs JavaScript. Allow it for this page and open the link again.
      </RequiresJavaScript>
    </EmailLinkCard>
  );
}
