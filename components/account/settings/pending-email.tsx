"use client";

import { EMAIL_LINK_HOURS } from "@/lib/contracts/account-settings";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useAccountChange } from "./use-account-change";

type Props = { email: string; onSendAgain: () => void; onForgotten: () => void };

/** An address that was asked whether it should belong to the account, and has not said yes yet. */
export function PendingEmail({ email, onSendAgain, onForgotten }: Props) {
  const { change, isBusy, error } = useAccountChange({ onDone: onForgotten });
  return (
    <div className="grid gap-3">
      <Notice tone="info">
        We wrote to {email}. Open the link there within {EMAIL_LINK_HOURS} hours and press “Yes, use it”.
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button isSmall disabled={isBusy} onClick={onSendAgain}>
          Send it again
        </Button>
        <Button
          isSmall
          variant="quiet"
          isBusy={isBusy}
          onClick={() => change({ path: "/api/account/email/pending", method: "DELETE" })}
        >
          Remove it
          <span className="sr-only">: {email}</span>
        </Button>
      </div>
      {error && <Notice tone="error">{error}</Notice>}
    </div>
  );
}
