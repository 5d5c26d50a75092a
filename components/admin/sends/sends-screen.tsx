"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { errorMessage } from "@/lib/client/error-message";
import { AdminHeading } from "../admin-heading";
import { EditionCard } from "./edition-card";
import { changeEditionsMutation, editionsQuery } from "./queries";
import { SendDialog } from "./send-dialog";

/** The Thursday emails: what was sent, what is being sent, and the buttons that pause and continue it. */
export function SendsScreen() {
  const { data: editions, error: loadError } = useQuery(editionsQuery);
  const { mutate: change, isPending, variables, error: changeError } = useMutation(changeEditionsMutation);
  const [isAsking, setAsking] = useState(false);
  const isSettingOff = isPending && variables.action === "send week";
  const busyId = isPending && variables.action !== "send week" ? variables.id : null;
  const error = changeError
    ? errorMessage(changeError)
    : loadError && errorMessage(loadError, "Failed to load the sends");
  return (
    <div className="pt-4 md:pt-8">
      <AdminHeading title="Thursday Emails" />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t-3 border-ink pt-6">
        <p className="max-w-measure text-ink-soft">
          Sent automatically on Thursday at 8:00 in California. Whoever has received a week's guide never receives it
          twice, so a send may be started again at any time.
        </p>
        <Button variant="primary" isBusy={isSettingOff} onClick={() => setAsking(true)}>
          {isSettingOff ? "Setting off..." : "Send this week's guide"}
        </Button>
      </div>
      <SendDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSend={(input) => {
          setAsking(false);
          change({ action: "send week", ...input });
        }}
      />
      <div className="mt-6 grid gap-4">
        {error && <Notice tone="error">{error}</Notice>}
        {editions === null && !error && <LoadingEditions />}
        {editions?.length === 0 && <p className="font-display text-h3 italic">Nothing has been sent yet.</p>}
      </div>
      <div className="mt-4">
        {editions?.map((edition) => (
          <EditionCard
            key={edition.id}
            edition={edition}
            isBusy={busyId === edition.id}
            onPause={(id) => change({ action: "pause", id })}
            onContinue={(id) => change({ action: "continue", id })}
          />
        ))}
      </div>
    </div>
  );
}

function LoadingEditions() {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-display text-row text-ink-soft italic">Loading the sends...</p>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}
