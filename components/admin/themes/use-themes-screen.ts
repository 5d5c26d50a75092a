"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { hasRunningTask } from "@/lib/client/themes/task-state";
import { visibleThemes } from "@/lib/client/themes/theme-list";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { skipTheme, updateTheme } from "./calls";
import { useDrafts } from "./use-drafts";
import { useFocusTarget } from "./use-focus-target";
import { useGeneration } from "./use-generation";
import { useOtherTabs } from "./use-other-tabs";
import { useThemeList } from "./use-theme-list";
import { useThemeTasks } from "./use-theme-tasks";

const POLL_MS = 2_000;

/** As long as somebody else's work is under way it is looked at again: nothing else tells this tab how it ends. */
function usePollWhile(isUnderWay: boolean, look: () => void): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") look();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, look]);
}

/** Everything the screen shows, and everything that an editor does there. */
export function useThemesScreen() {
  const { list, load, choose, put, remove } = useThemeList();
  const tellOthers = useOtherTabs(() => {
    load();
    generating.join();
  });
  const lookAgain = useCallback(() => {
    load();
    tellOthers();
  }, [load, tellOthers]);
  const generating = useGeneration({ onBegun: tellOthers, onSaved: put, onEnded: lookAgain });
  const { work, reimagine, preview } = useThemeTasks({ onTheme: put, onEnded: lookAgain });
  const { drafts, write, drop } = useDrafts();
  const [skipping, setSkipping] = useState<ScheduledTheme | null>(null);
  const [news, setNews] = useState("");
  const [box, focusOn] = useFocusTarget();

  const shown = useMemo(() => visibleThemes(list), [list]);
  const isAnyElsewhere = shown.some(({ id, underWay }) => underWay && !hasRunningTask(work[id]));
  usePollWhile(isAnyElsewhere, load);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  /** When a card leaves, the work goes on at the one that takes its place. */
  const nextAfter = useCallback((id: string): string | null => {
    const at = latest.current.findIndex((theme) => theme.id === id);
    return (latest.current[at + 1] ?? latest.current[at - 1])?.id ?? null;
  }, []);

  const actions = useMemo(
    () => ({
      reimagine,
      preview,
      write,
      edit(theme: ScheduledTheme) {
        write(theme.id, { theme: theme.theme, rationale: theme.rationale });
        focusOn(theme.id, "words");
      },
      stopEditing(id: string) {
        drop(id);
        focusOn(id, "edit");
      },
      async save(id: string, words: { theme: string; rationale: string }) {
        put(await updateTheme(id, words));
        tellOthers();
        setNews("Saved.");
        drop(id);
        focusOn(id, "edit");
      },
      async approve(id: string) {
        const theme = await updateTheme(id, { status: "APPROVED" });
        if (list.filter === "Pending") focusOn(nextAfter(id), "approve");
        put(theme);
        tellOthers();
        setNews(`Approved: ${theme.theme}`);
      },
      askToSkip: setSkipping,
      keep: () => setSkipping(null),
      async skip({ id, theme }: ScheduledTheme) {
        await skipTheme(id);
        focusOn(nextAfter(id), "card");
        setSkipping(null);
        remove(id);
        tellOthers();
        setNews(`Skipped: ${theme}`);
      },
    }),
    [reimagine, preview, write, drop, put, remove, focusOn, nextAfter, tellOthers, list.filter],
  );

  return { list, shown, load, choose, generating, work, drafts, skipping, news, box, actions };
}

export type ThemeActions = ReturnType<typeof useThemesScreen>["actions"];
