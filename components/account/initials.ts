/** The text of an avatar: the first two letters of a name in capitals, or ?? without one. */
export const initials = (username: string | null | undefined): string => username?.slice(0, 2).toUpperCase() || "??";
