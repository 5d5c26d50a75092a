"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useCities } from "@/components/discover/use-cities";
import { Notice } from "@/components/ui/notice";
import { errorMessage } from "@/lib/client/error-message";
import { DEFAULT_CITY } from "@/lib/core/cities";
import { AdminHeading } from "../admin-heading";
import { GeneratorForm } from "./generator-form";
import { PreviewEmail } from "./preview-email";
import { debugKeys, debugListsQuery, type RunSource } from "./queries";
import { SavedRuns } from "./saved-runs";
import { SideBySide } from "./side-by-side";
import { StageList } from "./stage-list";
import { usePipeline } from "./use-pipeline";

const DONE = "Guide generated successfully! Check the stages above for details.";
const NO_PROMPT = "Please enter a prompt";

/** Debug runs of the pipeline: started, followed, opened, rerun from any stage, and compared. */
export function DebugScreen({ guideId: requestedGuide }: { guideId: string | null }) {
  const [city, setCity] = useState<string>(DEFAULT_CITY);
  const [chosenGuide, setChosenGuide] = useState(requestedGuide ?? "");
  const [prompt, setPrompt] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const client = useQueryClient();
  const { data: lists, error: listError } = useQuery(debugListsQuery(city));
  const guides = lists?.guides ?? [];
  const runs = lists?.runs ?? (listError ? [] : null);
  const reload = useCallback(() => {
    client.invalidateQueries({ queryKey: debugKeys.lists });
  }, [client]);
  const { pipeline, start, stop, rerun, open, clear } = usePipeline(reload);
  const { cities } = useCities();
  const { phase, run, error } = pipeline;
  const isRunning = phase === "running";

  const show = useCallback(
    async (source: RunSource) => {
      const opened = await open(source);
      if (!opened) return;
      setCity(opened.city);
      setPrompt(opened.prompt);
      setProblem(null);
      setChosenGuide(opened.guide?.id ?? "");
    },
    [open],
  );

  useEffect(() => {
    if (requestedGuide) show({ guideId: requestedGuide });
  }, [requestedGuide, show]);

  function chooseGuide(id: string) {
    setChosenGuide(id);
    if (id === "") clear();
    else show({ guideId: id });
  }

  function chooseCity(next: string) {
    setCity(next);
    chooseGuide("");
  }

  function generate() {
    const isBlank = prompt.trim() === "";
    setProblem(isBlank ? NO_PROMPT : null);
    if (isBlank) return;
    setChosenGuide("");
    start({ city, prompt: prompt.trim() });
  }

  return (
    <div className="pt-4 md:pt-8">
      <AdminHeading title="Debug Guide Generator" />
      <div className="mt-6 grid gap-x-14 gap-y-10 border-t-3 border-ink pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <GeneratorForm
            cities={cities ?? []}
            guides={guides}
            city={city}
            prompt={prompt}
            problem={problem}
            isRunning={isRunning}
            guideId={chosenGuide}
            guideName={run?.guide?.id === chosenGuide ? run.guide.name : chosenGuide}
            onCity={chooseCity}
            onGuide={chooseGuide}
            onPrompt={setPrompt}
            onGenerate={generate}
            onStop={stop}
          />
          {error && <Notice tone="error">{error}</Notice>}
          {run?.error && !error && <Notice tone="info">This run ended with: {run.error}</Notice>}
          {listError && <Notice tone="error">{errorMessage(listError, "Failed to load guides")}</Notice>}
          <StageList pipeline={pipeline} onRerun={rerun} />
          {phase === "done" && <Notice tone="good">{DONE}</Notice>}
        </div>
        <aside aria-label="Tools" className="grid min-w-0 content-start gap-10">
          <PreviewEmail guide={run?.guide ?? null} />
          <SavedRuns
            runs={runs}
            openId={run?.id ?? null}
            isRunning={isRunning}
            onOpen={({ id }) => show({ runId: id })}
          />
        </aside>
      </div>
      <div className="mt-12 border-t-3 border-ink pt-6">
        <SideBySide runs={runs ?? []} open={run} />
      </div>
    </div>
  );
}
