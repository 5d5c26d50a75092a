"use client";

import Link from "next/link";
import { useCallback, useEffect, useRef, useState } from "react";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import type { SparkAfterwards } from "@/lib/client/spark-afterwards";
import { unfinishedSpark } from "@/lib/client/unfinished-spark";
import { isCity } from "@/lib/core/cities";
import { cityPath } from "@/lib/web/public-paths";
import { PlacesTonight } from "../magazine/places-tonight";
import { SearchForm } from "../magazine/search-form";
import { useSession } from "../session/session-provider";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { CityPicker } from "./city-picker";
import { CreationChecklist } from "./creation-checklist";
import { GuideList } from "./guide-list";
import { EmptyCity, LoadingGuides } from "./guide-list-states";
import { SparkButton } from "./spark-button";
import { SparkDialog } from "./spark-dialog";
import { useCities } from "./use-cities";
import { useCity } from "./use-city";
import { useGuideCreation } from "./use-guide-creation";
import { useGuideList } from "./use-guide-list";

type Props = {
  asOf: string;
  /** The cities' guides of this week, by their ids. */
  thisWeeks?: readonly string[];
  /** A model takes about a minute, the house curator seconds. */
  isWrittenByModel?: boolean;
};

export function DiscoverScreen({ asOf, thisWeeks = [], isWrittenByModel = false }: Props) {
  const { city, selectCity, linkedGuideId, linkedWish, forgetWish } = useCity();
  const { cities, retry: retryCities } = useCities();
  const firstCity = cities?.[0];
  const isOffered = cities === null ? isCity(city) : firstCity === undefined || cities.includes(city);
  const list = useGuideList(isOffered ? city : null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [prompt, setPrompt] = useState("");

  const onCreated = useCallback(
    (guide: GuideListItem) => {
      if (guide.city !== city) selectCity(guide.city);
      setPrompt("");
    },
    [city, selectCity],
  );
  const reader = useSession().user?.username ?? null;
  const creation = useGuideCreation({
    city,
    list,
    reader: linkedWish === null ? reader : null,
    onCreated,
    onLeft: (left) => {
      if (left.city !== city) selectCity(left.city);
      setPrompt(left.prompt);
      setIsDialogOpen(true);
    },
  });
  const { spark, isBusy, create, afterwards, createdGuideId, dispatch } = creation;

  // A search brought it: the dialog opens with it once.
  useEffect(() => {
    if (linkedWish === null) return;
    unfinishedSpark.forget();
    setPrompt(linkedWish);
    setIsDialogOpen(true);
    forgetWish();
  }, [linkedWish, forgetWish]);
  useEffect(() => {
    if (cities && firstCity !== undefined && !cities.includes(city)) selectCity(firstCity);
  }, [cities, firstCity, city, selectCity]);
  useEffect(() => {
    if (spark.phase === "streaming" || spark.phase === "done") setIsDialogOpen(false);
  }, [spark.phase]);
  // What came close is shown in the dialog, which the checklist may have replaced meanwhile.
  useEffect(() => {
    if (spark.tooFew) setIsDialogOpen(true);
  }, [spark.tooFew]);
  // Closing the dialog returns the focus to the button, which now stops the guide: the checklist needs it instead.
  const checklistHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isBusy || isDialogOpen) return;
    const heading = checklistHeading.current;
    heading?.focus({ preventScroll: true });
    if (heading) showFromTop(heading.closest("section") ?? heading);
  }, [isBusy, isDialogOpen]);

  const error = isDialogOpen ? null : (spark.error ?? list.error);
  return (
    <div className="relative flex min-h-[calc(100dvh-12rem)] flex-col">
      <div className="mt-4 mb-8 flex flex-wrap items-baseline gap-x-[0.24em] font-display text-city lg:pr-72">
        <h1 className="tracking-[inherit]">Guides</h1>
        <span aria-hidden="true" className="italic text-ink-soft">
          for
        </span>
        <CityPicker
          city={city}
          cities={cities ?? []}
          isDisabled={isBusy}
          onSelect={(next) => {
            creation.clear();
            creation.forgetCreated();
            selectCity(next);
          }}
        />
        {retryCities && (
          <Button variant="quiet" isSmall className="font-text tracking-normal" onClick={retryCities}>
            Load the other cities
          </Button>
        )}
      </div>
      <SparkButton
        isCreating={isBusy}
        isDone={spark.phase === "done"}
        onStop={creation.stop}
        onLateStop={creation.tellTooLate}
        onSpark={() => {
          creation.clear();
          setIsDialogOpen(true);
        }}
      />
      {isCity(city) && (
        <div className="mb-8">
          <SearchForm action={cityPath(city)} label="Search guides and places" city={city} nearMe="now" />
          <PlacesTonight path={cityPath(city)} />
        </div>
      )}
      {error && (
        <Notice
          tone="error"
          className="mb-8"
          action={
            !spark.error && (
              <Button variant="quiet" isSmall onClick={list.reload}>
                Try again
              </Button>
            )
          }
        >
          {error}
        </Notice>
      )}
      {afterwards && !isBusy && <Afterwards afterwards={afterwards} />}
      {spark.checklist && (
        <CreationChecklist
          heading={checklistHeading}
          checklist={spark.checklist}
          isDone={spark.phase === "done"}
          areStepsShown={spark.areStepsShown}
          onToggle={() => dispatch({ type: "steps toggled" })}
          createdGuideId={createdGuideId}
        />
      )}
      {!isBusy && list.isLoading && <LoadingGuides />}
      {!isBusy && !list.isLoading && list.guides.length > 0 && (
        <GuideList
          guides={list.guides}
          thisWeeks={thisWeeks}
          highlightedGuideId={createdGuideId ?? linkedGuideId}
          asOf={asOf}
        />
      )}
      {!isBusy && !list.isLoading && list.guides.length === 0 && !list.error && <EmptyCity city={city} />}
      <SparkDialog
        city={city}
        isWrittenByModel={isWrittenByModel}
        isOpen={isDialogOpen}
        isCreating={isBusy}
        error={spark.error}
        isLeft={afterwards?.kind === "left"}
        tooFew={spark.tooFew}
        prompt={prompt}
        onPrompt={(text) => {
          creation.goOn();
          setPrompt(text);
        }}
        onCreate={(text) => create({ city, prompt: text })}
        onChangeWish={(wish) => {
          // Whatever comes of it is that city's, and so is what is asked next.
          if (wish.city !== city) selectCity(wish.city);
          setPrompt(wish.prompt);
          void create(wish);
        }}
        onClose={() => {
          if (!isDialogOpen) return;
          setIsDialogOpen(false);
          dispatch({ type: "cleared" });
        }}
      />
    </div>
  );
}

const SENTENCES = {
  looking: "Looking what became of the guide that you asked for...",
  unknown: "We couldn't look up whether your last guide was finished. Reload the page to try again.",
};

function Afterwards({ afterwards }: { afterwards: SparkAfterwards }) {
  if (afterwards.kind === "left") return null;
  return (
    <Notice tone="info" className="mb-8">
      {afterwards.kind !== "too late" ? (
        SENTENCES[afterwards.kind]
      ) : (
        <>
          {afterwards.isLeft
            ? "Your last guide was finished after all: "
            : "It was too late to stop: your guide had been finished. "}
          <Link href={`/guide/${encodeURIComponent(afterwards.guide.id)}`} className="link">
            {afterwards.guide.name}
          </Link>
        </>
      )}
    </Notice>
  );
}

/** The list that was there is gone, and the page may stand anywhere: a card that is cut off or far below comes to the top. */
function showFromTop(card: Element): void {
  const { top, bottom } = card.getBoundingClientRect();
  const start = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < start || bottom > window.innerHeight) card.scrollIntoView({ block: "start", behavior: "instant" });
}
