import { describeTaste } from "@/lib/taste/describe-taste";
import type { Mark } from "@/lib/taste/read-marks";
import { countTraitsOf } from "@/lib/taste/testing/invent-marks";
import type { TastePlace } from "@/lib/taste/trait";
import { type InventedReader, inventReaders, inventTasteless } from "./invent-readers";

const READERS = 1_000;
const TOLD_WITHOUT_TASTE_AT_MOST = 0.1;

/** How often a line names a taste that isn't there, and how often the one that is. */
export function judgeLines(places: readonly TastePlace[]): boolean {
  const catalogue = countTraitsOf(places);
  const byId = new Map(places.map((place) => [place.id, place]));
  const marksOf = ({ marks }: InventedReader): Mark[] =>
    [...marks].flatMap(([id, status]) => {
      const place = byId.get(id);
      return place ? [{ ...place, status, updatedAt: new Date(0), isDescribed: true }] : [];
    });
  const told = inventTasteless(places, READERS).filter(
    (reader) => describeTaste(marksOf(reader), catalogue).traits.length > 0,
  );
  const found = inventReaders(places, READERS).filter((reader) =>
    describeTaste(marksOf(reader), catalogue).traits.includes(`cuisine:${reader.cuisine}`),
  );
  const share = told.length / READERS;
  const isMet = share <= TOLD_WITHOUT_TASTE_AT_MOST;
  console.log(
    `${isMet ? "ok  " : "MISS"} readers without a taste who are told of one: ${share.toFixed(3)}, at most ${TOLD_WITHOUT_TASTE_AT_MOST}`,
  );
  console.log(`     readers who love one cuisine, of whom it is told: ${(found.length / READERS).toFixed(3)}`);
  return isMet;
}
