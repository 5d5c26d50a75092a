import type { UserStatus } from "@/lib/contracts/restaurant";

/** What a place is to the reader, and the guide in which they came across it (undefined: not known here). */
export type PlaceStatus = { status: UserStatus | null; originGuideId?: string | null };

/** A status change by the reader. Turns rise, so that of two changes the later one counts. */
export type StatusChangeRequest = PlaceStatus & { turn: number; restoresOrigin?: boolean };

export type StatusState = {
  /** The last response of the server. */
  confirmed: PlaceStatus;
  /** The newest change that the server has not confirmed yet. */
  pending: StatusChangeRequest | null;
  /** The turn of the change in flight; never more than one, so that they arrive in order. */
  inFlight: number | null;
};

export const initialStatusState = (confirmed: PlaceStatus): StatusState => ({
  confirmed,
  pending: null,
  inFlight: null,
});

/** The status to show: the pending change, as if it were confirmed already. */
export const shownStatus = ({ confirmed, pending }: StatusState): PlaceStatus =>
  pending ? { status: pending.status, originGuideId: pending.originGuideId ?? confirmed.originGuideId } : confirmed;

export const changeRequested = (state: StatusState, change: StatusChangeRequest): StatusState => ({
  ...state,
  pending: change,
});

/** The change to send now, if any. */
export const nextToSend = ({ pending, inFlight }: StatusState): StatusChangeRequest | null =>
  inFlight === null ? pending : null;

export const changeSent = (state: StatusState, { turn }: StatusChangeRequest): StatusState => ({
  ...state,
  inFlight: turn,
});

/** The server has confirmed the change in flight. A newer one stays pending, and is sent next. */
export const changeConfirmed = (state: StatusState, confirmed: PlaceStatus): StatusState => ({
  ...withoutSent(state),
  confirmed,
});

/** The server has rejected the change in flight: without a newer one, the confirmed status shows again. */
export const changeRejected = (state: StatusState): StatusState => withoutSent(state);

/** Another tab has changed it. A pending change of this tab is newer. */
export const changedElsewhere = (state: StatusState, confirmed: PlaceStatus): StatusState => ({
  ...state,
  confirmed,
});

const withoutSent = ({ confirmed, pending, inFlight }: StatusState): StatusState => ({
  confirmed,
  pending: pending?.turn === inFlight ? null : pending,
  inFlight: null,
});
