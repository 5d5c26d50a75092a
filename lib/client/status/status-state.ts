import type { UserStatus } from "@/lib/contracts/restaurant";

/** What a place is to the reader, and the guide in which they came across it (undefined: not known here). */
export type PlaceStatus = { status: UserStatus | null; originGuideId?: string | null };

/** A mark that the reader asked for. Turns rise, so that of two wishes the higher one counts. */
export type StatusChangeRequest = PlaceStatus & { turn: number; restoresOrigin?: boolean };

export type StatusState = {
  /** As the server last said. */
  confirmed: PlaceStatus;
  /** The newest wish that the server has not granted yet. */
  pending: StatusChangeRequest | null;
  /** The turn of the wish that is on its way; never more than one, so that they arrive in order. */
  inFlight: number | null;
};

export const initialStatusState = (settled: PlaceStatus): StatusState => ({
  confirmed: settled,
  pending: null,
  inFlight: null,
});

/** What to show: the wish, as if it were granted already. */
export const shownStatus = ({ confirmed, pending }: StatusState): PlaceStatus =>
  pending ? { status: pending.status, originGuideId: pending.originGuideId ?? confirmed.originGuideId } : confirmed;

export const changeRequested = (marks: StatusState, wish: StatusChangeRequest): StatusState => ({
  ...marks,
  pending: wish,
});

/** What should leave now, if anything. */
export const nextToSend = ({ pending, inFlight }: StatusState): StatusChangeRequest | null =>
  inFlight === null ? pending : null;

export const changeSent = (marks: StatusState, { turn }: StatusChangeRequest): StatusState => ({
  ...marks,
  inFlight: turn,
});

/** The server has granted what was on its way. A newer wish stays, and goes next. */
export const changeConfirmed = (marks: StatusState, settled: PlaceStatus): StatusState => ({
  ...withoutSent(marks),
  confirmed: settled,
});

/** The server has refused what was on its way: without a newer wish, what was settled shows again. */
export const changeRejected = (marks: StatusState): StatusState => withoutSent(marks);

/** Another tab has changed it. A wish of this tab is still to come, and so is newer. */
export const changedElsewhere = (marks: StatusState, settled: PlaceStatus): StatusState => ({
  ...marks,
  confirmed: settled,
});

const withoutSent = ({ confirmed, pending, inFlight }: StatusState): StatusState => ({
  confirmed,
  pending: pending?.turn === inFlight ? null : pending,
  inFlight: null,
});
