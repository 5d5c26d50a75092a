"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { GuideListItem } from "@/lib/client/guide-list-item";
import { isCreating } from "@/lib/client/spark-state";
import { isCity } from "@/lib/core/cities";
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
import { useGuideList } from "./use-guide-list";
import { useSpark } from "./use-spark";

export function DiscoverScreen({ asOf }: { asOf: string }) {
  const { city, selectCity, wantedGuideId } = useCity();
  const cities = useCities();
  const firstCity = cities?.[0];
  const isOffered = cities === null ? isCity(city) : firstCity === undefined || cities.includes(city);
  const list = useGuideList(isOffered ? city : null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [prompt, setPrompt] = useState("");
  const [madeGuideId, setMadeGuideId] = useState<string | null>(null);

  const { prepend } = list;
  const keep = useCallback(
    (guide: GuideListItem) => {
      prepend(guide);
      setMadeGuideId(guide.id);
      setPrompt("");
    },
    [prepend],
  );
  const { spark, start, stop, tell } = useSpark(keep);
  const isBusy = isCreating(spark);

  useEffect(() => {
    if (cities && firstCity !== undefined && !cities.includes(city)) selectCity(firstCity);
  }, [cities, firstCity, city, selectCity]);
  useEffect(() => {
    if (spark.phase === "streaming" || spark.phase === "done") setIsDialogOpen(false);
  }, [spark.phase]);
  // Closing the dialog hands the focus back to the round button, which now stops: it belongs to what is being told.
  const checklistHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isBusy && !isDialogOpen) checklistHeading.current?.focus({ preventScroll: true });
  }, [isBusy, isDialogOpen]);

  const error = isDialogOpen ? null : (spark.error ?? list.error);
  return (
    <div className="flex min-h-[calc(100dvh-12rem)] flex-col">
      <div className="mt-4 mb-8 flex flex-wrap items-baseline gap-x-[0.24em] font-display text-city">
        <h1 className="tracking-[inherit]">Guides</h1>
        <span aria-hidden="true" className="italic text-ink-soft">
          for
        </span>
        <CityPicker
          city={city}
          cities={cities ?? []}
          isDisabled={isBusy}
          onSelect={(next) => {
            setMadeGuideId(null);
            tell({ type: "cleared" });
            selectCity(next);
          }}
        />
      </div>
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
      {spark.checklist && (
        <CreationChecklist
          heading={checklistHeading}
          checklist={spark.checklist}
          isDone={spark.phase === "done"}
          areStepsShown={spark.areStepsShown}
          onToggle={() => tell({ type: "steps toggled" })}
        />
      )}
      {!isBusy && list.isLoading && <LoadingGuides />}
      {!isBusy && !list.isLoading && list.guides.length > 0 && (
        <GuideList guides={list.guides} highlightedGuideId={madeGuideId ?? wantedGuideId} asOf={asOf} />
      )}
      {!isBusy && !list.isLoading && list.guides.length === 0 && !list.error && <EmptyCity city={city} />}
      <SparkButton
        isCreating={isBusy}
        onStop={stop}
        onSpark={() => {
          tell({ type: "cleared" });
          setIsDialogOpen(true);
        }}
      />
      <SparkDialog
        city={city}
        isOpen={isDialogOpen}
        isCreating={isBusy}
        error={spark.error}
        prompt={prompt}
        onPrompt={setPrompt}
        onCreate={(wish) => start({ city, prompt: wish })}
        onClose={() => {
          if (!isDialogOpen) return;
          setIsDialogOpen(false);
          tell({ type: "cleared" });
        }}
      />
    </div>
  );
}
