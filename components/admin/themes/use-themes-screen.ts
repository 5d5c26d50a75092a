"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { hasRunningTask } from "@/lib/client/themes/task-state";
import { visibleThemes } from "@/lib/client/themes/theme-list";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { approvedMessage } from "./approvable";
import type { Approval } from "./approve-dialog";
import { useDrafts } from "./use-drafts";
import { useFocusTarget } from "./use-focus-target";
import { useGeneration } from "./use-generation";
import { useOtherTabs } from "./use-other-tabs";
import { useThemeList, useThemeListActions } from "./use-theme-list";
import { useThemeTasks } from "./use-theme-tasks";

/** Everything that the screen shows, and every action on it. */
export function useThemesScreen() {
  const { reload, choose, put, remove } = useThemeListActions();
  const notifyOtherTabs = useOtherTabs(() => {
    reload();
    generating.join();
  });
  const reloadEverywhere = useCallback(() => {
    reload();
    notifyOtherTabs();
  }, [reload, notifyOtherTabs]);
  const generating = useGeneration({ onStarted: notifyOtherTabs, onSaved: put, onEnded: reloadEverywhere });
  const { tasks, reimagine, preview } = useThemeTasks({ onTheme: put, onEnded: reloadEverywhere });
  // Work that another tab or editor started is polled: this tab doesn't follow its stream.
  const list = useThemeList(({ id, underWay }) => Boolean(underWay) && !hasRunningTask(tasks[id]));
  const { drafts, write, drop } = useDrafts();
  const [skipping, setSkipping] = useState<ScheduledTheme | null>(null);
  const [approval, setApproval] = useState<Approval | null>(null);
  const [message, setMessage] = useState("");
  const [screen, focusOn] = useFocusTarget();

  const shown = useMemo(() => visibleThemes(list), [list]);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  /** The card that takes the place of one that leaves the list. */
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
        focusOn(theme.id, "theme");
      },
      stopEditing(id: string) {
        drop(id);
        focusOn(id, "edit");
      },
      showSaved(theme: ScheduledTheme) {
        put(theme);
        notifyOtherTabs();
        setMessage("Saved.");
        drop(theme.id);
        focusOn(theme.id, "edit");
      },
      showApproved(theme: ScheduledTheme) {
        if (list.filter === "Pending") focusOn(nextAfter(theme.id), "approve");
        put(theme);
        notifyOtherTabs();
        setMessage(`Approved: ${theme.theme}`);
      },
      confirmApproveAll: setApproval,
      cancelApproveAll: () => setApproval(null),
      showAllApproved(themes: readonly ScheduledTheme[], asked: number) {
        setApproval(null);
        for (const theme of themes) put(theme);
        if (themes.length < asked) reload();
        notifyOtherTabs();
        setMessage(approvedMessage(themes.length, asked));
        focusOn(null, "card");
      },
      confirmSkip: setSkipping,
      cancelSkip: () => setSkipping(null),
      showSkipped({ id, theme }: ScheduledTheme) {
        focusOn(nextAfter(id), "card");
        setSkipping(null);
        remove(id);
        notifyOtherTabs();
        setMessage(`Skipped: ${theme}`);
      },
    }),
    [reimagine, preview, write, drop, put, remove, reload, focusOn, nextAfter, notifyOtherTabs, list.filter],
  );

  return { list, shown, reload, choose, generating, tasks, drafts, skipping, approval, message, screen, actions };
}

export type ThemeActions = ReturnType<typeof useThemesScreen>["actions"];
