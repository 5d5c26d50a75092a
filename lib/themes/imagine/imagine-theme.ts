import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import type { SeasonFact } from "@/lib/contracts/season-fact";
import { throwIfCancelled } from "@/lib/core/errors";
import type { Ctx } from "@/lib/ports/context";
import type { Curator, ThemeBrief, ThemeIdea } from "@/lib/ports/curator";
import { findNamedFacts } from "../calendar/season-names";
import { checkFillable } from "./check-fillable";
import { checkWording } from "./check-wording";

export type ImaginedTheme = { theme: string; rationale: string; seasonalContext: string | null };

export type ThemeAcceptance<Kept> = {
  /** The theme that this one is too much like, if there is one. */
  findSimilar: (theme: string) => Promise<string | null>;
  /** Takes what passed, or says why it does not pass after all. */
  accept: (imagined: ImaginedTheme) => Promise<{ accepted: Kept } | { reason: string }>;
};

/** All that is asked of a curator here. */
export type ThemeCurator = Pick<Curator, "name" | "suggestThemes">;

type ImagineCtx = Pick<Ctx, "db" | "now" | "signal"> & { curator: ThemeCurator };

const FACTS_MAX = 2;
/** So many searches in vain are enough to know that the catalogue has nothing for the week. */
const SEARCHES_MAX = 40;

/**
 * A theme for a week: the curator's first idea that can be said, is like no other and can be filled. A model that has
 * none is asked once more, with what was wrong; then the house's idea takes its place. Null where nothing fits.
 */
export async function imagineTheme<Kept>(
  ctx: ImagineCtx,
  brief: ThemeBrief,
  acceptance: ThemeAcceptance<Kept>,
): Promise<Kept | null> {
  const refused = [...brief.rejected];
  const { curator } = ctx;
  for (const asked of curator.name === "model" ? [curator, curator, houseCurator()] : [curator]) {
    const ideas = await asked.suggestThemes({ ...brief, rejected: [...refused] }, { ...ctx, recordUsage: () => {} });
    let searches = 0;
    for (const idea of ideas) {
      throwIfCancelled(ctx.signal, "The search for a theme");
      const cheap = checkWording(idea, brief.week, brief.facts) ?? (await checkUnique(idea, acceptance));
      if (cheap === null) searches += 1;
      const reason = cheap ?? (await checkFillable(ctx, idea.theme));
      const outcome = reason === null ? await acceptance.accept(toImaginedTheme(idea, brief.facts)) : { reason };
      if ("accepted" in outcome) return outcome.accepted;
      refused.push({ theme: idea.theme, reason: outcome.reason });
      if (searches >= SEARCHES_MAX) break;
    }
  }
  return null;
}

async function checkUnique({ theme }: ThemeIdea, { findSimilar }: ThemeAcceptance<unknown>): Promise<string | null> {
  const other = await findSimilar(theme);
  return other === null ? null : tooSimilarReason(other);
}

export const tooSimilarReason = (other: string) => `It is too much like "${other}".`;

/** What is dated comes from the almanac alone, word for word: what the idea leans on, and what it names. */
function toImaginedTheme({ theme, rationale, factIds }: ThemeIdea, facts: readonly SeasonFact[]): ImaginedTheme {
  const named = findNamedFacts(`${theme} ${rationale}`, new Set(facts.map(({ id }) => id)));
  const leaned = facts.filter(({ id }) => named.includes(id) || factIds.includes(id));
  const order = leaned.sort((a, b) => Number(named.includes(b.id)) - Number(named.includes(a.id)));
  const sentences = order.slice(0, FACTS_MAX).map(({ sentence }) => sentence);
  return { theme, rationale, seasonalContext: sentences.length > 0 ? sentences.join(" ") : null };
}
