import type { UseQueryResult } from "@tanstack/react-query";
import { errorMessage } from "@/lib/client/error-message";

/** What the screen tells of a request under way; `failure` where its error has no sentence of its own. */
export const loadingState = ({ isFetching, error, refetch }: UseQueryResult, failure: string) => ({
  isLoading: isFetching,
  error: error && errorMessage(error, failure),
  retry: () => void refetch(),
});
