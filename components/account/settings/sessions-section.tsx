"use client";

import { clearStoredSession } from "@/lib/client/stored-session";
import type { AccountSession } from "@/lib/contracts/account-settings";
import { formatMoment } from "@/lib/core/california-time";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { SettingsSection } from "./settings-section";
import { useAccountChange } from "./use-account-change";

/** Where the account is signed in, with the way to end each. */
export function SessionsSection({ sessions }: { sessions: AccountSession[] }) {
  return (
    <SettingsSection title="Where you are signed in">
      <ul className="border-t border-rule">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </SettingsSection>
  );
}

function SessionRow({ session: { id, device, createdAt, lastSeenAt, isCurrent } }: { session: AccountSession }) {
  const { change, isBusy, isDone, error } = useAccountChange();
  const since = formatMoment(createdAt);
  const seen = formatMoment(lastSeenAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-3">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">
          {device}
          {isCurrent && ", this one"}
        </span>
        <span className="block text-ui text-ink-soft">
          Since {since}
          {seen !== since && `, last seen ${seen}`}
        </span>
      </p>
      {!isCurrent && (
        <Button
          isSmall
          isBusy={isBusy || isDone}
          onClick={() => change({ path: `/api/account/sessions/${id}`, method: "DELETE" })}
        >
          Sign out
          <span className="sr-only">
            {" "}
            of {device}, since {since}
          </span>
        </Button>
      )}
      {error && (
        <Notice tone="error" className="basis-full">
          {error}
        </Notice>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const { change, isBusy, isDone, error } = useAccountChange({ onDone: leave });
  return (
    <>
      {error && <Notice tone="error">{error}</Notice>}
      <div>
        <Button
          isSmall
          isBusy={isBusy || isDone}
          onClick={() => change({ path: "/api/account/sessions", method: "DELETE", body: { everywhere: true } })}
        >
          Sign out everywhere
        </Button>
      </div>
    </>
  );
}

/** A full navigation, since this page belongs to nobody any more. */
function leave(): void {
  clearStoredSession();
  window.location.assign("/login?done=everywhere");
}
