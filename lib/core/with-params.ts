/** A path with a query: "/login?next=%2Fmap"; the path alone without any. */
export const withParams = (path: string, params: Record<string, string>): string =>
  Object.keys(params).length === 0 ? path : `${path}?${new URLSearchParams(params)}`;
