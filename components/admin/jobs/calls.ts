import { z } from "zod";
import { callApi } from "@/lib/api/client";
import { JobDetails, JobsAnswer, type RunStatus } from "@/lib/jobs/contract";

const Answer = z.object({ run: JobDetails });
const readRun = (answer: unknown): JobDetails => Answer.parse(answer).run;

export const fetchJobs = async (status: RunStatus | null, signal: AbortSignal): Promise<JobsAnswer> =>
  JobsAnswer.parse(await callApi(status ? `/api/jobs?status=${status}` : "/api/jobs", { signal }));
export const fetchRun = async (id: string, signal: AbortSignal) =>
  readRun(await callApi(`/api/jobs/${id}`, { signal }));
export const tryRunAgain = async (id: string) => readRun(await callApi(`/api/jobs/${id}/try-again`, { body: {} }));
export const cancelRun = async (id: string) => readRun(await callApi(`/api/jobs/${id}/cancel`, { body: {} }));
