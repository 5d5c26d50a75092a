import { randomBytes } from "node:crypto";

/** 120 random bits, in characters that a terminal copies whole. */
export const randomPassword = (): string => randomBytes(15).toString("base64url");
