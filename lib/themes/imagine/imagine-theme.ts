import type { SeasonFact } from "@/lib/contracts/season-fact";
import { throwIfCancelled } from "@/lib/core/errors";
import { repeatedTheme } from "@/lib/guides/originality/check-originality";
import type { CtxWith } from "@/lib/ports/context";
import type { Curator, ThemeBrief, ThemeIdea } from "@/lib/ports/curator";
import { findNamedFacts } from "../calendar/season-names";
import { checkFillable } from "./check-fillable";
import { checkWording } from "./check-wording";

export type ImaginedTheme = { theme: string; rationale: string; seasonalContext: string | null };

type ThemeAcceptance<Accepted> = {
  /** Ideas to be tried before the others. */
  isPreferred?: (idea: ThemeIdea) => boolean;
  /** Why an idea won't do here, or null. */
  refuse?: (idea: ThemeIdea) => string | null;
  /** The theme that this one is too much like, if there is one. */
  findSimilar: (theme: string) => Promise<string | null>;
  /** Takes what passed, or says why it does not pass after all. */
  accept: (imagined: ImaginedTheme) => Promise<{ accepted: Accepted } | { reason: string }>;
};

/** What imagining needs of a curator. */
export type ThemeCurator = Pick<Curator, "name" | "suggestThemes">;

type ImagineCtx = Pick<CtxWith<"embedded">, "now" | "signal" | "providers"> & { curator: ThemeCurator };

const FACTS_MAX = 2;
/** After so many searches without a result, the catalogue has nothing for the week. */
const SEARCHES_MAX = 40;

/**
 * A theme for a week: the curator's first idea that is worded well, unlike every other and can be filled. A model that
 * has none gets one more request, with the reasons; then the embedded curator takes over. Null where none fits.
 */
export async function imagineTheme<Accepted>(
  ctx: ImagineCtx,
  brief: ThemeBrief,
  acceptance: ThemeAcceptance<Accepted>,
): Promise<Accepted | null> {
  const rejected = [...brief.rejected];
  const { curator, providers } = ctx;
  const { embedded } = providers;
  for (const each of curator.name === "model" ? [curator, curator, embedded.curator] : [curator]) {
    const ideas = await each.suggestThemes({ ...brief, rejected: [...rejected] }, { ...ctx, recordUsage: () => {} });
    let searches = 0;
    for (const idea of preferredFirst(ideas, acceptance)) {
      throwIfCancelled(ctx.signal, "The search for a theme");
      const cheap =
        acceptance.refuse?.(idea) ??
        checkWording(idea, brief.week, brief.facts) ??
        (await checkUnique(idea, brief, acceptance));
      if (cheap === null) searches += 1;
      const reason = cheap ?? (await checkFillable(ctx, idea.theme));
      const outcome = reason === null ? await acceptance.accept(toImaginedTheme(idea, brief.facts)) : { reason };
      if ("accepted" in outcome) return outcome.accepted;
      rejected.push({ theme: idea.theme, reason: outcome.reason });
      if (searches >= SEARCHES_MAX) break;
    }
  }
  return null;
}

function preferredFirst(
  ideas: readonly ThemeIdea[],
  { isPreferred = () => true }: ThemeAcceptance<unknown>,
): readonly ThemeIdea[] {
  return [...ideas.filter((idea) => isPreferred(idea)), ...ideas.filter((idea) => !isPreferred(idea))];
}

async function checkUnique(
  { theme }: ThemeIdea,
  { taken }: ThemeBrief,
  { findSimilar }: ThemeAcceptance<unknown>,
): Promise<string | null> {
  const other = repeatedTheme(theme, taken) ?? (await findSimilar(theme));
  return other === null ? null : tooSimilarReason(other);
}

export const tooSimilarReason = (other: string) => `It is too much like "${other}".`;

/** Dated statements come from the calendar alone, word for word: the facts that the idea lists, and those it names. */
function toImaginedTheme(idea: ThemeIdea, facts: readonly SeasonFact[]): ImaginedTheme {
  const { theme, rationale } = idea;
  const named = findNamedFacts(`${theme} ${rationale}`, new Set(facts.map(({ id }) => id)));
  const leaned = factsOfIdea(idea, facts);
  const order = leaned.sort((a, b) => Number(named.includes(b.id)) - Number(named.includes(a.id)));
  const sentences = order.slice(0, FACTS_MAX).map(({ sentence }) => sentence);
  return { theme, rationale, seasonalContext: sentences.length > 0 ? sentences.join(" ") : null };
}

/** The facts of the week that an idea lists or names. */
export function factsOfIdea({ theme, rationale, factIds }: ThemeIdea, facts: readonly SeasonFact[]): SeasonFact[] {
  const named = findNamedFacts(`${theme} ${rationale}`, new Set(facts.map(({ id }) => id)));
  return facts.filter(({ id }) => named.includes(id) || factIds.includes(id));
}
