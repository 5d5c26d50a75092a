import { z } from "zod";
import { callApi } from "@/lib/client/api-client";
import { JobDetails, JobsResponse, type RunStatus } from "@/lib/contracts/job";

const RunResponse = z.object({ run: JobDetails });
const parseRun = (answer: unknown): JobDetails => RunResponse.parse(answer).run;

export const fetchJobs = async (status: RunStatus | null, signal: AbortSignal): Promise<JobsResponse> =>
  JobsResponse.parse(await callApi(status ? `/api/jobs?status=${status}` : "/api/jobs", { signal }));
export const fetchRun = async (id: string, signal: AbortSignal) =>
  parseRun(await callApi(`/api/jobs/${id}`, { signal }));
export const retryRun = async (id: string) => parseRun(await callApi(`/api/jobs/${id}/try-again`, { body: {} }));
export const cancelRun = async (id: string) => parseRun(await callApi(`/api/jobs/${id}/cancel`, { body: {} }));
