import { z } from "zod";
import data from "@/data/headlines/prepared.json" with { type: "json" };
import { foldProse } from "@/lib/guides/checker/word-forms";
import type { GuideBrief } from "@/lib/ports/curator";
import type { Highlight } from "./highlights";
import { requestedGroups } from "./request-phrase";
import { wishKinds } from "./wish-kinds";

/** Titles and subtitles that editors wrote for a kind of wish, true of any guide to it. */
export type PreparedHeadlines = { titles: readonly string[]; subtitles: readonly string[] };

let headlinesByKind: Map<string, PreparedHeadlines> | undefined;

/** For each kind of wish that the guide answers, a part of town last; "any" where it names nothing to have. */
export function preparedHeadlines(story: GuideBrief, highlights: readonly Highlight[]): PreparedHeadlines[] {
  headlinesByKind ??= new Map(
    Object.entries(
      z.record(z.string(), z.strictObject({ titles: z.array(z.string()), subtitles: z.array(z.string()) })).parse(data),
    ).map(([key, headlines]) => [foldProse(key), headlines]),
  );
  const byKind = headlinesByKind;
  const place = (["area", "landmark"] as const).filter((field) => requestedGroups(story.idea, field).length > 0);
  const found = [...wishKinds(story, highlights), ...place.slice(0, 1)].flatMap((kind) => byKind.get(kind) ?? []);
  // "When nothing comes to mind" is no title for somebody who asked for something, or ruled it out.
  const isOpen = story.idea.constraints.length === 0;
  return found.length > 0 || !isOpen ? found : [byKind.get("any") ?? { titles: [], subtitles: [] }];
}
