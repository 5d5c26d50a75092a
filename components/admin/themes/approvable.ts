import { isTaskRunning, type ThemeTaskState, visibleTasks } from "@/lib/client/themes/task-state";
import { isEditableTheme } from "@/lib/client/themes/theme-list";
import type { ScheduledTheme } from "@/lib/contracts/theme";

/** The pending themes that can be approved as they are shown: none that is being re-imagined, or edited here. */
export const approvableThemes = (
  themes: readonly ScheduledTheme[],
  tasks: ThemeTaskState,
  drafts: Readonly<Record<string, unknown>>,
): string[] =>
  themes
    .filter(
      (theme) =>
        theme.status === "PENDING" &&
        isEditableTheme(theme) &&
        drafts[theme.id] === undefined &&
        !isTaskRunning(visibleTasks(theme, tasks[theme.id]).reimagining),
    )
    .map(({ id }) => id);

export const countThemes = (count: number): string => (count === 1 ? "1 pending theme" : `${count} pending themes`);

/** What became of an approval of many, said once. */
export function approvedMessage(approved: number, asked: number): string {
  const done = `Approved ${approved === 1 ? "1 theme" : `${approved} themes`}.`;
  if (approved === asked) return done;
  return `${done} ${asked - approved} changed meanwhile, or their Thursday has come: look at them again.`;
}
