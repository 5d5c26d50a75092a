import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api-client";
import {
  type Edition,
  EditionsResponse,
  type SendWeekInput,
  WeeklySendPreview,
  type WriteDraftInput,
} from "@/lib/contracts/edition";
import { MINUTE_MS, SECOND_MS } from "@/lib/core/durations";

const editionKeys = { all: ["editions"] };

const POLL_MS = 2 * SECOND_MS;
const isMoving = ({ state }: Edition) => state === "preparing" || state === "sending";

/**
 * Polled while an edition is being prepared or sent. Null until the first response: with data in place, an error stays
 * on screen until a request succeeds.
 */
export const editionsQuery = queryOptions({
  queryKey: editionKeys.all,
  queryFn: async ({ signal }): Promise<Edition[] | null> =>
    EditionsResponse.parse(await callApi("/api/editions", { signal })).editions,
  initialData: null,
  refetchInterval: ({ state: { data } }) => (!data || data.some(isMoving) ? POLL_MS : false),
  refetchOnWindowFocus: false,
});

/** What a send would do: asked anew each time the dialog is opened. */
export const sendPreviewQuery = queryOptions({
  queryKey: ["editions", "next"],
  queryFn: async ({ signal }) => WeeklySendPreview.parse(await callApi("/api/editions/next", { signal })),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

/** The server writes the guide while the request waits. */
const WRITING_TIMEOUT_MS = 6 * MINUTE_MS;

/** Has a city's guide written before it is sent; what would be sent then has it. */
export const writeGuideMutation = mutationOptions({
  mutationFn: async (body: WriteDraftInput) =>
    WeeklySendPreview.parse(await callApi("/api/editions/guide", { body, timeoutMs: WRITING_TIMEOUT_MS })),
  onSuccess: (preview, _input, _result, { client }) => client.setQueryData(sendPreviewQuery.queryKey, preview),
});

type EditionChange = ({ action: "send week" } & SendWeekInput) | { action: "pause" | "continue"; id: string };

const pathOf = (change: EditionChange): string =>
  change.action === "send week" ? "/api/editions" : `/api/editions/${change.id}/${change.action}`;

const inputOf = (change: EditionChange): SendWeekInput =>
  change.action === "send week" ? { city: change.city, week: change.week } : {};

/** The server responds with the list as it then is. */
export const changeEditionsMutation = mutationOptions({
  mutationFn: async (change: EditionChange) =>
    EditionsResponse.parse(await callApi(pathOf(change), { body: inputOf(change) })).editions,
  onSuccess: async (editions, _change, _result, { client }) => {
    // A poll that began before the change would bring the old state back.
    await client.cancelQueries({ queryKey: editionKeys.all });
    client.setQueryData<Edition[] | null>(editionKeys.all, editions);
  },
});
