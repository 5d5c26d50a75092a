import { z } from "zod";
import { apiHeaders, callApi, reportRejectedToken } from "@/lib/client/api-client";
import { ApiError, errorMessageIn, NETWORK_ERROR, parseBody } from "@/lib/client/api-error";
import { type ApplyImportInput, PlaceImport } from "@/lib/contracts/place-import";
import { IMPORT_MAX_BYTES } from "@/lib/contracts/place-import-limits";
import { UNREAD_FILES, unreadByName } from "@/lib/contracts/unread-files";

const CreatedImport = z.object({ import: PlaceImport.pick({ id: true }) });

const TOO_LARGE = "This file is larger than 10 MB, which is the most for one import.";

/** Uploads a file, reporting how much of it has been sent (0 to 1), and returns the id of its preview. */
export function uploadFile(file: File, onProgress: (sent: number) => void): Promise<string> {
  if (file.size > IMPORT_MAX_BYTES) {
    // A photo isn't the smaller one that would do.
    const unread = unreadByName(file.name);
    return Promise.reject(new ApiError(413, unread ? UNREAD_FILES[unread] : TOO_LARGE));
  }
  return new Promise((resolve, reject) => {
    // fetch reports no upload progress.
    const request = new XMLHttpRequest();
    request.open("POST", `/api/restaurants/imports?${new URLSearchParams({ name: file.name })}`);
    const headers = { ...apiHeaders(), "content-type": "application/octet-stream" };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError(0, NETWORK_ERROR));
    request.onload = () => {
      const created = CreatedImport.safeParse(parseBody(request.responseText));
      if (request.status < 300 && created.success) return resolve(created.data.import.id);
      if (request.status === 401) reportRejectedToken(headers);
      reject(new ApiError(request.status, errorMessageIn(request.responseText, request.statusText)));
    };
    request.send(file);
  });
}

export const applyImport = (id: string, input: ApplyImportInput): Promise<unknown> =>
  callApi(`/api/restaurants/imports/${id}/apply`, { body: input });

export const undoImport = (id: string): Promise<unknown> =>
  callApi(`/api/restaurants/imports/${id}/undo`, { method: "POST" });

/** The message of the error, or one for the network where it has none. */
export const importErrorMessage = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : NETWORK_ERROR;
