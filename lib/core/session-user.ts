/** Who is asking, as read from the session at this request. */
export type SessionUser = { id: string; username: string; isAdmin: boolean; sessionId: string };
