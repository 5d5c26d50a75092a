import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { entryProposals, guideEntries, guideGenerations, guides } from "@/db/schema";

/**
 * What was typed for a guide was its author's alone. Its texts stay, and what its public page shows of how it was made;
 * the records behind it keep no more of the wish than that page does.
 */
export async function forgetWishes(tx: Transaction, userId: string): Promise<void> {
  const { runs, guideIds } = await findRuns(tx, userId);
  await tx.delete(guideGenerations).where(and(isNull(guideGenerations.guideId), inArray(guideGenerations.id, runs)));
  await forgetUnanswered(tx, guideIds);
  await forgetInProposals(tx, guideIds);
  await forgetInRecords(tx, guideIds);
  await tx.update(guides).set({ prompt: "", readings: [], corrections: [] }).where(inArray(guides.id, guideIds));
}

/**
 * The runs of somebody's wishes, and the guides that they made: an administrator may have repeated a member's run, and the
 * repetition has the same wish, in a guide of the administrator's or in a run that never ended.
 */
async function findRuns(tx: Transaction, userId: string): Promise<{ runs: string[]; guideIds: string[] }> {
  const { rows } = await tx.execute<{ id: string | null; guideId: string | null }>(sql`
    with recursive made as (
      select run.id, guide.id as guide_id, guide.prompt
      from ${guides} guide left join ${guideGenerations} run on run.guide_id = guide.id
      where guide.author_id = ${userId}
      union
      select run.id, null, run.prompt from ${guideGenerations} run
      where run.guide_id is null and run.admin_id = ${userId}
      union
      select again.id, again.guide_id, made.prompt
      from made
      join ${guideGenerations} again on again.parent_id = made.id
      left join ${guides} guide on guide.id = again.guide_id
      where coalesce(guide.prompt, again.prompt) = made.prompt)
    select id, guide_id as "guideId" from made`);
  return { runs: rows.flatMap(({ id }) => id ?? []), guideIds: rows.flatMap(({ guideId }) => guideId ?? []) };
}

const anyOf = (guideIds: readonly string[]): SQL =>
  sql`(select value from jsonb_array_elements_text(${JSON.stringify(guideIds)}::jsonb))`;

/**
 * The wishes that no entry's sources tell anything of: they are labeled in their author's own words, and say nothing of
 * any place. What is about a diet stays, since a kitchen must be asked.
 */
async function forgetUnanswered(tx: Transaction, guideIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${guideEntries} entry
    set verdicts = coalesce(
      (select jsonb_agg(own.verdict order by own.position)
       from jsonb_array_elements(entry.verdicts) with ordinality own (verdict, position)
       where coalesce((own.verdict ->> 'isDietary')::boolean, false) or exists (
         select from ${guideEntries} other, jsonb_array_elements(other.verdicts) told
         where other.guide_id = entry.guide_id
           and told ->> 'label' = own.verdict ->> 'label' and told ->> 'verdict' <> 'unknown')),
      '[]')
    where entry.guide_id in ${anyOf(guideIds)}`);
}

/** Once the unanswered ones are gone from the entries: of a list of labels, or of things with one, what they still tell. */
const stillTold = (items: SQL, guideId: SQL): SQL => sql`coalesce(
  (select jsonb_agg(item.value order by item.position)
   from jsonb_array_elements(case when jsonb_typeof(${items}) = 'array' then ${items} else '[]' end)
     with ordinality item (value, position)
   where coalesce(item.value ->> 'label', item.value #>> '{}') in (
     select told ->> 'label' from ${guideEntries} entry, jsonb_array_elements(entry.verdicts) told
     where entry.guide_id = ${guideId})),
  '[]')`;

async function forgetInProposals(tx: Transaction, guideIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${entryProposals} proposal
    set verdicts = ${stillTold(sql`proposal.verdicts`, sql`proposal.guide_id`)}
    where proposal.guide_id in ${anyOf(guideIds)}`);
}

/**
 * Of how a guide was made there stays what a replacement of one of its places needs. Reasons, searches and refused
 * sentences repeat the wish in sentences of their own, so they go.
 */
async function forgetInRecords(tx: Transaction, guideIds: readonly string[]): Promise<void> {
  const guideId = sql`record.guide_id`;
  const idea = sql`jsonb_build_object(
    'angle', '', 'unknowns', '[]'::jsonb, 'constraints', ${stillTold(sql`record.idea -> 'constraints'`, guideId)})`;
  const selections = sql`jsonb_build_object(
    'picks', '[]'::jsonb, 'rejected', '[]'::jsonb, 'unmet', ${stillTold(sql`record.selections -> 'unmet'`, guideId)})`;
  await tx.execute(sql`
    update ${guideGenerations} record
    set idea = case when jsonb_typeof(idea) = 'object'
          then idea - '{readings,guarded,leftOut}'::text[] || ${idea} end,
        search_plans = null,
        candidates = case when jsonb_typeof(candidates) = 'object'
          then candidates - 'searches' || '{"rejected": [], "problems": []}' end,
        selections = case when jsonb_typeof(selections) = 'object' then selections - 'tooFew' || ${selections} end,
        composition = case when jsonb_typeof(composition) = 'object'
          then composition - 'fallbacks' || '{"rejectedSentences": []}' end
    where record.guide_id in ${anyOf(guideIds)}`);
}
