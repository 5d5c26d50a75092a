/** A path with a query: "/login?next=%2Fmap". */
export const withParams = (path: string, params: Record<string, string>): string =>
  `${path}?${new URLSearchParams(params)}`;
