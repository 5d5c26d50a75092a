import type { UserStatus } from "@/lib/restaurants/contract";

/** What a place is to the reader, and the guide in which they came across it (undefined: not known here). */
export type Mark = { status: UserStatus | null; originGuideId?: string | null };

/** A mark that the reader asked for. Turns rise, so that of two wishes the higher one counts. */
export type Wish = Mark & { turn: number; restoresOrigin?: boolean };

export type PlaceMarks = {
  /** As the server last said. */
  settled: Mark;
  /** The newest wish that the server has not granted yet. */
  wish: Wish | null;
  /** The turn of the wish that is on its way; never more than one, so that they arrive in order. */
  sending: number | null;
};

export const marksFrom = (settled: Mark): PlaceMarks => ({ settled, wish: null, sending: null });

/** What to show: the wish, as if it were granted already. */
export const shownMark = ({ settled, wish }: PlaceMarks): Mark =>
  wish ? { status: wish.status, originGuideId: wish.originGuideId ?? settled.originGuideId } : settled;

export const wished = (marks: PlaceMarks, wish: Wish): PlaceMarks => ({ ...marks, wish });

/** What should leave now, if anything. */
export const nextToSend = ({ wish, sending }: PlaceMarks): Wish | null => (sending === null ? wish : null);

export const sent = (marks: PlaceMarks, { turn }: Wish): PlaceMarks => ({ ...marks, sending: turn });

/** The server has granted what was on its way. A newer wish stays, and goes next. */
export const granted = (marks: PlaceMarks, settled: Mark): PlaceMarks => ({ ...landed(marks), settled });

/** The server has refused what was on its way: without a newer wish, what was settled shows again. */
export const refused = (marks: PlaceMarks): PlaceMarks => landed(marks);

/** Another tab has changed it. A wish of this tab is still to come, and so is newer. */
export const heard = (marks: PlaceMarks, settled: Mark): PlaceMarks => ({ ...marks, settled });

const landed = ({ settled, wish, sending }: PlaceMarks): PlaceMarks => ({
  settled,
  wish: wish?.turn === sending ? null : wish,
  sending: null,
});
