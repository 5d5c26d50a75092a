"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ScheduledTheme } from "@/lib/themes/contract";
import { shownThemes } from "@/lib/themes/theme-list";
import { isBusy } from "@/lib/themes/work-state";
import { changeTheme, skipTheme } from "./calls";
import { useDrafts } from "./use-drafts";
import { useElsewhere } from "./use-elsewhere";
import { useFocusOn } from "./use-focus-on";
import { useGeneration } from "./use-generation";
import { useThemeList } from "./use-theme-list";
import { useThemeWork } from "./use-theme-work";
import { useUnderWay } from "./use-under-way";

/** Everything the screen shows, and everything that an editor does there. */
export function useThemeDesk() {
  const { list, load, choose, put, remove } = useThemeList();
  const tellOthers = useElsewhere(() => {
    load();
    generating.join();
  });
  const lookAgain = useCallback(() => {
    load();
    tellOthers();
  }, [load, tellOthers]);
  const generating = useGeneration({ onBegun: tellOthers, onSaved: put, onEnded: lookAgain });
  const { work, reimagine, preview } = useThemeWork({ onTheme: put, onEnded: lookAgain });
  const { drafts, write, drop } = useDrafts();
  const [skipping, setSkipping] = useState<ScheduledTheme | null>(null);
  const [news, setNews] = useState("");
  const [box, focusOn] = useFocusOn();

  const shown = useMemo(() => shownThemes(list), [list]);
  const isAnyElsewhere = shown.some(({ id, underWay }) => underWay && !isBusy(work[id]));
  useUnderWay(isAnyElsewhere, load);
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
      ...{ reimagine, preview, write },
      edit(theme: ScheduledTheme) {
        write(theme.id, { theme: theme.theme, rationale: theme.rationale });
        focusOn(theme.id, "words");
      },
      stopEditing(id: string) {
        drop(id);
        focusOn(id, "edit");
      },
      async save(id: string, words: { theme: string; rationale: string }) {
        put(await changeTheme(id, words));
        tellOthers();
        setNews("Saved.");
        drop(id);
        focusOn(id, "edit");
      },
      async approve(id: string) {
        const theme = await changeTheme(id, { status: "APPROVED" });
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

  return { ...{ list, shown, load, choose, generating, work, drafts, skipping, news, box, actions } };
}

export type ThemeActions = ReturnType<typeof useThemeDesk>["actions"];
