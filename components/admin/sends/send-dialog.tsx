"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { PillRadios } from "@/components/ui/pill-radios";
import { Skeleton } from "@/components/ui/skeleton";
import { errorMessage } from "@/lib/client/error-message";
import type { SendWeekInput, WeeklySendPreview } from "@/lib/contracts/edition";
import { formatCalendarDate, formatMonthDay, formatWeekdayMonthDay } from "@/lib/core/calendar-date";
import { californiaDate } from "@/lib/core/california-time";
import { DEFAULT_CITY, theCity } from "@/lib/core/cities";
import { joinWithAnd } from "@/lib/core/join-list";
import { ConfirmUnread } from "./confirm-unread";
import { formatReaders } from "./format-readers";
import { sendPreviewQuery, writeGuideMutation } from "./queries";
import { SendCityRow } from "./send-city-row";

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

function SendChoice({ preview, onClose, onSend }: ChoiceProps) {
  const { week, cities } = preview;
  const due = cities.filter(({ state }) => state !== "sent");
  const [chosen, setChosen] = useState<string>(ALL);
  const [isConfirming, setConfirming] = useState(false);
  const { mutate: writeGuide, variables, isPending: isWriting, isSuccess, error } = useMutation(writeGuideMutation);
  const receiving = due.filter(({ city }) => chosen === ALL || chosen === city);
  const readers = receiving.reduce((sum, city) => sum + city.readers, 0);
  const unread = receiving.filter(({ guide }) => guide === null).map(({ city }) => theCity(city));
  const send = () => onSend({ week, city: receiving.find(({ city }) => city === chosen)?.city });
  return (
    <div className="grid gap-5">
      <WeekLine {...preview} />
      <ul>
        {cities.map((city) => (
          <SendCityRow
            key={city.city}
            city={city}
            hasJustBeenWritten={isSuccess && variables.city === city.city}
            writing={
              city.isWritable ? (
                <WriteButton
                  isBusy={isWriting && variables.city === city.city}
                  isDisabled={isWriting}
                  city={city.city}
                  onPress={() => {
                    setConfirming(false);
                    writeGuide({ city: city.city, week });
                  }}
                />
              ) : null
            }
          />
        ))}
      </ul>
      {error && (
        <Notice tone="error">
          {variables?.city}: {errorMessage(error, "Its guide could not be written. Please try again.")}
        </Notice>
      )}
      {due.length > 1 && (
        <PillRadios
          legend="Send it to"
          name="send-to"
          options={[ALL, ...due.map(({ city }) => city)]}
          value={chosen}
          onChange={(city) => {
            setChosen(city);
            setConfirming(false);
          }}
        />
      )}
      {due.length === 0 && <p>It has been sent everywhere.</p>}
      {receiving.length > 0 && readers === 0 && (
        <Notice tone="info">
          Nobody has subscribed to {joinWithAnd(receiving.map(({ city }) => theCity(city)))} yet. What you can do is
          publish: the guide goes on its city's page
          {receiving.some(({ city }) => city === DEFAULT_CITY) && " and leads the front page as the latest"}, and this
          week counts as sent there.
        </Notice>
      )}
      {isConfirming && unread.length > 0 ? (
        <ConfirmUnread cities={unread} readers={readers} onBack={() => setConfirming(false)} onSend={send} />
      ) : (
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={due.length === 0 || isWriting}
            onClick={() => (unread.length > 0 ? setConfirming(true) : send())}
          >
            {due.length === 0
              ? "Send"
              : readers === 0
                ? "Publish without sending"
                : `Send to ${formatReaders(readers)}`}
          </Button>
        </div>
      )}
    </div>
  );
}

type WriteButtonProps = { city: string; isBusy: boolean; isDisabled: boolean; onPress: () => void };

const WriteButton = ({ city, isBusy, isDisabled, onPress }: WriteButtonProps) => (
  <Button isSmall isBusy={isBusy} disabled={isDisabled && !isBusy} onClick={onPress}>
    {isBusy ? "Writing its guide..." : "Write its guide first"}
    <span className="sr-only"> for {city}</span>
  </Button>
);

/** Of a Thursday that has passed it says so: the week in which an editor thinks ends on a Sunday. */
function WeekLine({ week, isPast, nextWeek, theme, isSeasonal }: WeeklySendPreview) {
  const isOver = californiaDate(new Date()) > week;
  return (
    <>
      <p>
        {isOver ? "Last Thursday's guide, of " : "The guide of "}
        <strong className="font-strong">{isOver ? formatMonthDay(week) : formatWeekdayMonthDay(week)}</strong>: {theme}
      </p>
      {isSeasonal && (
        <p className="text-ui text-ink-soft">
          No theme was approved for that Thursday, so this is the season's: it isn't among{" "}
          <Link href="/admin/themes" className="link">
            Themes
          </Link>
          .
        </p>
      )}
      {isPast && (
        <Notice tone="info">
          {isOver ? "That Thursday has passed. " : "It's past eight in California. "}
          The next guide, of {formatCalendarDate(nextWeek)}, is sent automatically.
        </Notice>
      )}
    </>
  );
}
