"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { PlaceReports, ReportKind } from "@/lib/contracts/report";
import { formatDate } from "@/lib/core/california-time";
import { settleReports } from "./calls";
import { CorrectionForm } from "./correction-form";
import { useAction } from "./use-action";
import type { Settle } from "./use-flagged-entries";

const KINDS: Record<ReportKind, string> = {
  closed: "it has closed",
  address: "the address is wrong",
  phone: "the phone is wrong",
  hours: "the hours are wrong",
  other: "something else is wrong",
};

/** Everything that readers say of one place, and what an editor makes of it. */
export function ReportCard({ report, settle }: { report: PlaceReports; settle: Settle }) {
  const { restaurant, readers, kinds, words, guides, latestAt, seen } = report;
  const { id, name, address, city, phoneNumber, website, isOpen } = restaurant;
  const { busy, refusal, act } = useAction();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const dismiss = () =>
    settle(() => settleReports(id, { outcome: "dismissed", seen }), `The reports on ${name} were dismissed.`);
  const close = () =>
    settle(
      () => settleReports(id, { outcome: "closed", seen }),
      `${name} is closed now; every guide that holds it is flagged.`,
    );
  return (
    <article aria-label={`Reports on ${name}`} className="grid gap-3 border-t border-rule py-6">
      <p className="text-ui text-ink-soft">
        {readers === 1 ? "1 reader" : `${readers.toLocaleString("en-US")} readers`}, last on{" "}
        <time dateTime={latestAt}>{formatDate(latestAt)}</time>
      </p>
      <h3 className="text-card wrap-anywhere">
        {name}
        {!isOpen && <span className="font-text text-ui font-normal text-ink-soft"> (known to be closed)</span>}
      </h3>
      <p className="text-ui text-ink-soft wrap-anywhere">
        {[`${address}, ${city}`, phoneNumber, website].filter(Boolean).join(" · ")}
      </p>
      <ul className="grid gap-1 text-ui">
        {kinds.map((said) => (
          <li key={said.kind}>
            <strong>{said.readers.toLocaleString("en-US")}</strong> {said.readers === 1 ? "says" : "say"}{" "}
            {KINDS[said.kind]}
          </li>
        ))}
      </ul>
      {words.length > 0 && (
        <ul aria-label="In their words" className="grid max-w-measure gap-2">
          {words.map((said) => (
            <li
              key={`${said.at} ${said.kind} ${said.words}`}
              className="border-l-3 border-rule pl-4 text-ui whitespace-pre-line wrap-anywhere"
            >
              {said.words}
            </li>
          ))}
        </ul>
      )}
      {guides.length > 0 && (
        <p className="text-ui text-ink-soft">
          Read in{" "}
          {guides.map((guide, i) => (
            <span key={guide.id}>
              {i > 0 && ", "}
              <Link href={`/guide/${guide.id}#restaurant-${id}`} className="link inline-block py-0.5">
                {guide.name}
              </Link>
            </span>
          ))}
        </p>
      )}
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {isCorrecting ? (
        <CorrectionForm
          restaurant={restaurant}
          onCancel={() => setIsCorrecting(false)}
          onSave={(correction) =>
            settle(() => settleReports(id, { outcome: "corrected", seen, correction }), `${name} was corrected.`)
          }
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {isOpen && (
            <Button
              isSmall
              variant="solid"
              isBusy={busy === "close"}
              disabled={busy !== null}
              onClick={() => act("close", close)}
            >
              Close the place
            </Button>
          )}
          <Button isSmall disabled={busy !== null} onClick={() => setIsCorrecting(true)}>
            Correct it
          </Button>
          <Button
            isSmall
            variant="quiet"
            isBusy={busy === "dismiss"}
            disabled={busy !== null}
            onClick={() => act("dismiss", dismiss)}
          >
            Dismiss
          </Button>
        </div>
      )}
    </article>
  );
}
