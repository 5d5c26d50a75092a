import { type Composition, type GroundedSentence, joinSentences } from "@/lib/contracts/stages";
import { type RunChange, valueChange } from "./run-change";

type NameOf = (placeId: string) => string;

/** The sentences that differ: of the title, the introduction, and the entry of each place. */
export function compareText(before: Composition, after: Composition, nameOf: NameOf): RunChange[] {
  const ids = [...new Set([...before.entries, ...after.entries].map(({ placeId }) => placeId))];
  const entry = ({ entries }: Composition, id: string) => entries.find(({ placeId }) => placeId === id)?.sentences;
  return [
    ...valueChange("title", before.title, after.title),
    ...compareSentences("introduction", before.introduction.flat(), after.introduction.flat()),
    ...ids.flatMap((id): RunChange[] => {
      const [former, latter] = [entry(before, id), entry(after, id)];
      const what = nameOf(id);
      if (!former) return [{ kind: "added", what, after: joinSentences(latter ?? []) }];
      if (!latter) return [{ kind: "removed", what, before: joinSentences(former) }];
      return compareSentences(what, former, latter);
    }),
    ...valueChange(
      "sentences refused",
      String(before.rejectedSentences.length),
      String(after.rejectedSentences.length),
    ),
  ];
}

/** The sentences that only one of the two has, paired in order. */
function compareSentences(
  what: string,
  before: readonly GroundedSentence[],
  after: readonly GroundedSentence[],
): RunChange[] {
  const [former, latter] = [before.map(({ text }) => text), after.map(({ text }) => text)];
  const gone = former.filter((text) => !latter.includes(text));
  const come = latter.filter((text) => !former.includes(text));
  if (gone.length === 0 && come.length === 0) {
    return former.join() === latter.join()
      ? []
      : [{ kind: "moved", what, before: former.join(" "), after: latter.join(" ") }];
  }
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, i): RunChange => {
    const kind = gone[i] === undefined ? "added" : come[i] === undefined ? "removed" : "changed";
    return { kind, what, before: gone[i], after: come[i] };
  });
}
