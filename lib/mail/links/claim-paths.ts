const CLAIM_PATTERN = /^[\w-]{1,200}$/;

/** A claim as an address brings it; undefined for what can't be one. */
export const parseClaim = (asked: string | string[] | undefined): string | undefined =>
  typeof asked === "string" && CLAIM_PATTERN.test(asked) ? asked : undefined;

/** The ways through the sign-in, with a claim that a message's link has brought or without. */
export function claimPaths(claim: string | undefined) {
  const query = claim ? `?claim=${claim}` : "";
  return { login: `/login${query}`, register: `/register${query}`, afterEntry: claim ? `/email/link/${claim}` : "/" };
}
