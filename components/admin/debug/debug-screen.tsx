"use client";

import { useCallback, useEffect, useState } from "react";
import { useCities } from "@/components/discover/use-cities";
import { BackLink } from "@/components/ui/back-link";
import { Notice } from "@/components/ui/notice";
import { DEFAULT_CITY } from "@/lib/core/cities";
import { GeneratorForm } from "./generator-form";
import { PreviewEmail } from "./preview-email";
import { SavedRuns } from "./saved-runs";
import { SideBySide } from "./side-by-side";
import { StageList } from "./stage-list";
import { useDebugLists } from "./use-debug-lists";
import { usePipeline } from "./use-pipeline";

const DONE = "Guide generated successfully! Check the stages above for details.";
const NO_PROMPT = "Please enter a prompt";

/** The pipeline in the open: made, watched, opened, taken up again at any stage, and held against another run. */
export function DebugScreen({ guideId: wanted }: { guideId: string | null }) {
  const [city, setCity] = useState<string>(DEFAULT_CITY);
  const [chosenGuide, setChosenGuide] = useState(wanted ?? "");
  const [prompt, setPrompt] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { guides, runs, error: listError, reload } = useDebugLists(city);
  const { pipeline, start, stop, runAgain, openGuide, openRun, clear } = usePipeline(reload);
  const cities = useCities() ?? [];
  const { phase, run, error } = pipeline;
  const isRunning = phase === "running";

  const look = useCallback(async (opened: ReturnType<typeof openGuide>) => {
    const record = await opened;
    if (!record) return;
    setCity(record.city);
    setPrompt(record.prompt);
    setProblem(null);
    setChosenGuide(record.guide?.id ?? "");
  }, []);

  useEffect(() => {
    if (wanted) look(openGuide(wanted));
  }, [wanted, openGuide, look]);

  function chooseGuide(id: string) {
    setChosenGuide(id);
    if (id === "") clear();
    else look(openGuide(id));
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
      <BackLink href="/admin" label="Admin" />
      <h1 className="text-title">Debug Guide Generator</h1>
      <div className="mt-6 grid gap-x-14 gap-y-10 border-t-3 border-ink pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <GeneratorForm
            {...{ cities, guides, city, prompt, problem, isRunning }}
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
          {listError && <Notice tone="error">{listError}</Notice>}
          <StageList pipeline={pipeline} onRunAgain={runAgain} />
          {phase === "done" && <Notice tone="good">{DONE}</Notice>}
        </div>
        <aside aria-label="Tools" className="grid min-w-0 content-start gap-10">
          <PreviewEmail guide={run?.guide ?? null} />
          <SavedRuns
            runs={runs}
            openId={run?.id ?? null}
            isRunning={isRunning}
            onOpen={({ id }) => look(openRun(id))}
          />
        </aside>
      </div>
      <div className="mt-12 border-t-3 border-ink pt-6">
        <SideBySide runs={runs ?? []} open={run} />
      </div>
    </div>
  );
}
