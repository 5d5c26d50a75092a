import { truncate } from "@/lib/core/truncate";

const MAX_LENGTH = 100;

/** A prompt as logs have it. */
export const loggedPrompt = (prompt: string): string => truncate(prompt, MAX_LENGTH, "...");
