type Candidate = { placeId: string; name: string; at: string; meets: string[]; misses: string[] };
type ChooseData = { idea: { size: number }; candidates: Candidate[] };

/** Those that meet most, described from north to south. */
export function choose({ idea, candidates }: ChooseData) {
  const best = [...candidates].sort((a, b) => score(b) - score(a)).slice(0, idea.size);
  return {
    picks: best
      .sort((a, b) => latitude(b) - latitude(a))
      .map(({ placeId, name, meets }) => ({
        placeId,
        reason: `${name} meets ${meets.join(", ") || "the prompt as a whole"}.`,
      })),
    order: "north to south",
  };
}

const score = ({ meets, misses }: Candidate) => meets.length - misses.length;
const latitude = ({ at }: Candidate) => Number(at.split(",")[0]);
