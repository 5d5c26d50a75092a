"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { PlaceReports, ReportKind } from "@/lib/contracts/report";
import { formatDate } from "@/lib/core/california-time";
import { CorrectionForm } from "./correction-form";
import { settleReports } from "./queries";
import { type OnSettled, useSettlement } from "./use-settlement";

const KINDS: Record<ReportKind, string> = {
  closed: "it has closed",
  address: "the address is wrong",
  phone: "the phone is wrong",
  hours: "the hours are wrong",
  other: "something else is wrong",
};

/** Everything that readers report about one place, and the ways to settle it. */
export function ReportCard({ report, onSettled }: { report: PlaceReports; onSettled: OnSettled }) {
  const { restaurant, readers, kinds, words, guides, latestAt, seen } = report;
  const { id, name, address, city, phoneNumber, website, isOpen } = restaurant;
  const { settle, busy, error } = useSettlement(onSettled);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const dismiss = () =>
    settle({
      button: "dismiss",
      request: () => settleReports(id, { outcome: "dismissed", seen }),
      message: `The reports on ${name} were dismissed.`,
    });
  const close = () =>
    settle({
      button: "close",
      request: () => settleReports(id, { outcome: "closed", seen }),
      message: `${name} is closed now; every guide that holds it is flagged.`,
    });
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
        {kinds.map((count) => (
          <li key={count.kind}>
            <strong>{count.readers.toLocaleString("en-US")}</strong> {count.readers === 1 ? "says" : "say"}{" "}
            {KINDS[count.kind]}
          </li>
        ))}
      </ul>
      {words.length > 0 && (
        <ul aria-label="In their words" className="grid max-w-measure gap-2">
          {words.map((quote) => (
            <li
              key={`${quote.at} ${quote.kind} ${quote.words}`}
              className="border-l-3 border-rule pl-4 text-ui whitespace-pre-line wrap-anywhere"
            >
              {quote.words}
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
      {error && <Notice tone="error">{error}</Notice>}
      {isCorrecting ? (
        <CorrectionForm report={report} onSettled={onSettled} onCancel={() => setIsCorrecting(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {isOpen && (
            <Button isSmall variant="solid" isBusy={busy === "close"} disabled={busy !== null} onClick={close}>
              Close the place
            </Button>
          )}
          <Button isSmall disabled={busy !== null} onClick={() => setIsCorrecting(true)}>
            Correct it
          </Button>
          <Button isSmall variant="quiet" isBusy={busy === "dismiss"} disabled={busy !== null} onClick={dismiss}>
            Dismiss
          </Button>
        </div>
      )}
    </article>
  );
}
