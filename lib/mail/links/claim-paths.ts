const CLAIM_PATTERN = /^[\w-]{1,200}$/;

/** A claim from a URL; undefined if it can't be one. */
export const parseClaim = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" && CLAIM_PATTERN.test(value) ? value : undefined;

/** The paths of the sign-in, with or without a claim from a message's link. */
export function claimPaths(claim: string | undefined) {
  const query = claim ? `?claim=${claim}` : "";
  return { login: `/login${query}`, register: `/register${query}`, afterEntry: claim ? `/email/link/${claim}` : "/" };
}
