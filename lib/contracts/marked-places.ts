import { parsePage } from "./query-params";
import { QUERY_MAX_LENGTH, type Restaurant, UserStatus } from "./restaurant";

export const MARKED_PAGE_SIZE = 24;

/** Which of their places a reader wants to see. */
export type MarkedFilter = {
  /** Null for every status. */
  status: UserStatus | null;
  /** Empty for no search. */
  query: string;
  /** Starts at 1. */
  page: number;
};

export type MarkedPlaces = {
  places: Restaurant[];
  /** Of the places that match the search, however they are marked. */
  counts: Record<UserStatus, number>;
  page: number;
  pageCount: number;
};

type Param = string | string[] | undefined;

/** The filter of an address, as in `?status=love&q=ramen&page=2`. What can't be one counts as absent. */
export function parseMarkedFilter({ status, q, page }: Record<"status" | "q" | "page", Param>): MarkedFilter {
  return {
    status: UserStatus.safeParse(status).data ?? null,
    query: typeof q === "string" ? q.trim().slice(0, QUERY_MAX_LENGTH) : "",
    page: parsePage(page),
  };
}

/** The same as an address below a path. */
export function markedFilterPath(path: string, { status, query, page }: MarkedFilter): string {
  const params = new URLSearchParams({
    ...(status !== null && { status }),
    ...(query !== "" && { q: query }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size === 0 ? path : `${path}?${params}`;
}
