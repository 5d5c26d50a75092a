"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { isLoaded, LIST_LIMIT } from "@/lib/client/themes/theme-list";
import { THEME_CITY } from "@/lib/core/cities";
import { AdminHeading } from "../admin-heading";
import { approvableThemes } from "./approvable";
import { ApproveAll } from "./approve-all";
import { ApproveDialog } from "./approve-dialog";
import { generationAnnouncement } from "./generation-announcement";
import { GenerationBanner } from "./generation-banner";
import { SkipDialog } from "./skip-dialog";
import { ThemeFilters } from "./theme-filters";
import { LoadingThemes, NoThemes } from "./theme-list-states";
import { ThemeMonths } from "./theme-months";
import { useRestoreFocus } from "./use-restore-focus";
import { useThemesScreen } from "./use-themes-screen";

/** The themes of a year of Thursdays: generated in one run, then edited, and approved one by one or together. */
export function ThemesScreen() {
  const { list, shown, reload, choose, generating, tasks, drafts, skipping, approval, message, screen, actions } =
    useThemesScreen();
  const { generation, isRunning, start, dismiss } = generating;
  const generateButton = useRestoreFocus(isRunning);
  const isEmpty = shown.length === 0;
  const hasOthers = isEmpty && list.known.length > 0;
  return (
    <div ref={screen} className="pt-4 md:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div data-focus="screen" tabIndex={-1} className="min-w-0">
          <AdminHeading title="Scheduled Email Themes" />
          <p className="mt-2 font-display text-lede text-balance text-ink-soft italic">
            {THEME_CITY}, one theme for every Thursday
          </p>
        </div>
        <Button
          ref={generateButton}
          variant={isEmpty && !hasOthers ? "outline" : "primary"}
          isBusy={isRunning}
          onClick={start}
          className="max-sm:w-full"
        >
          Generate 52 Weeks
        </Button>
      </div>
      <div className="mt-6 grid gap-6">
        {generation && <GenerationBanner progress={generation} onDismiss={dismiss} />}
        <p role="status" className="sr-only">
          {generationAnnouncement(generation)}
        </p>
        <p role="status" className="sr-only">
          {message}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ThemeFilters value={list.filter} onChange={choose} />
          <ApproveAll
            ids={approvableThemes(shown, tasks, drafts)}
            period="the year"
            onAsk={actions.confirmApproveAll}
          />
        </div>
        {list.error !== null && (
          <Notice
            tone="error"
            action={
              <Button isSmall onClick={reload}>
                Try again
              </Button>
            }
          >
            <p>Failed to fetch themes</p>
            {list.error && <p className="font-normal">{list.error}</p>}
          </Notice>
        )}
      </div>
      <div className="mt-7 border-t-3 border-ink">
        {isEmpty && !isLoaded(list) && list.error === null && <LoadingThemes />}
        {isEmpty && isLoaded(list) && (
          <NoThemes isGenerating={isRunning} onGenerate={start} onShowAll={hasOthers ? () => choose("All") : null} />
        )}
        {!isEmpty && <ThemeMonths themes={shown} tasks={tasks} drafts={drafts} actions={actions} />}
        {shown.length >= LIST_LIMIT && (
          <p className="border-t border-rule py-6 text-ui text-ink-soft">
            The list ends at {LIST_LIMIT} weeks. A filter shows those that are left out.
          </p>
        )}
      </div>
      <ApproveDialog approval={approval} actions={actions} />
      <SkipDialog theme={skipping} actions={actions} />
    </div>
  );
}
