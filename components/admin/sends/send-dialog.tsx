"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { PillRadios } from "@/components/ui/pill-radios";
import { Skeleton } from "@/components/ui/skeleton";
import { errorMessage } from "@/lib/client/error-message";
import type { SendWeekInput, WeeklySendPreview } from "@/lib/contracts/edition";
import { formatCalendarDate, formatWeekdayMonthDay } from "@/lib/core/calendar-date";
import { sendPreviewQuery } from "./queries";

type Props = { isOpen: boolean; onClose: () => void; onSend: (input: SendWeekInput) => void };

/** Before everybody is written to: which week, in which cities, to how many, and with what. */
export function SendDialog({ isOpen, onClose, onSend }: Props) {
  const { data: preview, error, isFetching } = useQuery({ ...sendPreviewQuery, enabled: isOpen });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Send this week's guide" className="md:max-w-160">
      {error && !isFetching && (
        <Notice tone="error">{errorMessage(error, "We couldn't look up what would be sent.")}</Notice>
      )}
      {isFetching && <Skeleton className="h-48" />}
      {preview && !isFetching && !error ? (
        <SendChoice preview={preview} onClose={onClose} onSend={onSend} />
      ) : (
        <div className="flex justify-end">
          <Button onClick={onClose}>Cancel</Button>
        </div>
      )}
    </Dialog>
  );
}

const ALL = "All cities";

type ChoiceProps = { preview: WeeklySendPreview } & Pick<Props, "onClose" | "onSend">;

function SendChoice({ preview: { week, isPast, nextWeek, theme, cities }, onClose, onSend }: ChoiceProps) {
  const due = cities.filter(({ state }) => state !== "sent");
  const [chosen, setChosen] = useState<string>(ALL);
  const receiving = due.filter(({ city }) => chosen === ALL || chosen === city);
  const readers = receiving.reduce((sum, city) => sum + city.readers, 0);
  return (
    <div className="grid gap-5">
      <p>
        The guide of <strong className="font-strong">{formatWeekdayMonthDay(week)}</strong>: {theme}
      </p>
      {isPast && (
        <Notice tone="info">
          That Thursday has passed. The next guide, of {formatCalendarDate(nextWeek)}, is sent by itself.
        </Notice>
      )}
      <ul>
        {cities.map((city) => (
          <CityRow key={city.city} city={city} />
        ))}
      </ul>
      {due.length > 1 && (
        <PillRadios
          legend="Send it to"
          name="send-to"
          options={[ALL, ...due.map(({ city }) => city)]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {due.length === 0 && <p>It has been sent everywhere.</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={due.length === 0}
          onClick={() => onSend({ week, city: receiving.find(({ city }) => city === chosen)?.city })}
        >
          {due.length === 0 ? "Send" : `Send to ${formatReaders(readers)}`}
        </Button>
      </div>
    </div>
  );
}

function CityRow({ city: { city, readers, state, guide } }: { city: WeeklySendPreview["cities"][number] }) {
  const message = `/admin/messages?${new URLSearchParams({ message: "weekly-guide", ...(guide && { guide: guide.id }) })}`;
  return (
    <li className="grid gap-x-5 gap-y-1 border-t border-rule py-3 text-ui md:grid-cols-[9rem_minmax(0,1fr)]">
      <p>
        <strong className="font-strong">{city}</strong>
        <span className="block text-ink-soft">{state === "sent" ? "Sent" : formatReaders(readers)}</span>
      </p>
      <p className="wrap-anywhere">
        {guide ? (
          <>
            {guide.name}
            <Link
              href={message}
              target="_blank"
              className="link flex min-h-11 w-fit items-center"
              aria-label={`Preview the message to ${city}, in a new tab`}
            >
              Preview
            </Link>
          </>
        ) : (
          <span className="text-ink-soft">Its guide is written when it is sent.</span>
        )}
      </p>
    </li>
  );
}

const formatReaders = (count: number): string =>
  count === 1 ? "1 reader" : `${count.toLocaleString("en-US")} readers`;
