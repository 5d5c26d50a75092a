import type { Ctx } from "../../context";
import { throwIfCancelled } from "../../errors";
import type { Curator, ThemeBrief, ThemeIdea } from "../../providers/curator";
import { houseCurator } from "../../providers/curator/house";
import type { SeasonFact } from "../almanac/fact";
import { namedFacts } from "../almanac/named";
import { whyNotFilled } from "./why-not-filled";
import { whyNotSayable } from "./why-not-sayable";

export type Imagined = { theme: string; rationale: string; seasonalContext: string | null };

export type Acceptance<Kept> = {
  /** The theme that this one is too much like, if there is one. */
  findAlike: (theme: string) => Promise<string | null>;
  /** Takes what passed, or says why it does not pass after all. */
  keep: (imagined: Imagined) => Promise<{ kept: Kept } | { reason: string }>;
};

/** All that is asked of a curator here. */
export type ThemeCurator = Pick<Curator, "name" | "imagineThemes">;

type Asking = Pick<Ctx, "db" | "now" | "signal"> & { curator: ThemeCurator };

const FACTS_MAX = 2;
/** So many searches in vain are enough to know that the catalogue has nothing for the week. */
const SEARCHES_MAX = 40;

/**
 * A theme for a week: the curator's first idea that can be said, is like no other and can be filled. A model that has
 * none is asked once more, with what was wrong; then the house's idea takes its place. Null where nothing fits.
 */
export async function imagineTheme<Kept>(
  ctx: Asking,
  brief: ThemeBrief,
  acceptance: Acceptance<Kept>,
): Promise<Kept | null> {
  const refused = [...brief.refused];
  const { curator } = ctx;
  for (const asked of curator.name === "model" ? [curator, curator, houseCurator()] : [curator]) {
    const ideas = await asked.imagineThemes({ ...brief, refused: [...refused] }, { ...ctx, spend: () => {} });
    let searches = 0;
    for (const idea of ideas) {
      throwIfCancelled(ctx.signal);
      const cheap = whyNotSayable(idea, brief.week, brief.facts) ?? (await whyTaken(idea, acceptance));
      if (cheap === null) searches += 1;
      const reason = cheap ?? (await whyNotFilled(ctx, idea.theme));
      const outcome = reason === null ? await acceptance.keep(complete(idea, brief.facts)) : { reason };
      if ("kept" in outcome) return outcome.kept;
      refused.push({ theme: idea.theme, reason: outcome.reason });
      if (searches >= SEARCHES_MAX) break;
    }
  }
  return null;
}

async function whyTaken({ theme }: ThemeIdea, { findAlike }: Acceptance<unknown>): Promise<string | null> {
  const other = await findAlike(theme);
  return other === null ? null : tooMuchLike(other);
}

export const tooMuchLike = (other: string) => `It is too much like "${other}".`;

/** What is dated comes from the almanac alone, word for word: what the idea leans on, and what it names. */
function complete({ theme, rationale, factIds }: ThemeIdea, facts: readonly SeasonFact[]): Imagined {
  const named = namedFacts(`${theme} ${rationale}`, new Set(facts.map(({ id }) => id)));
  const leaned = facts.filter(({ id }) => named.includes(id) || factIds.includes(id));
  const order = leaned.sort((a, b) => Number(named.includes(b.id)) - Number(named.includes(a.id)));
  const sentences = order.slice(0, FACTS_MAX).map(({ sentence }) => sentence);
  return { theme, rationale, seasonalContext: sentences.length > 0 ? sentences.join(" ") : null };
}
