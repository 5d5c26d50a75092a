/** The user of a request, as read from their session. */
export type SessionUser = { id: string; username: string; isAdmin: boolean; sessionId: string };
