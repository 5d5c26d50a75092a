import { z } from "zod";
import { SignedIn, SignedInResponse } from "@/lib/contracts/account";
import { WeeklyEmailsResponse } from "@/lib/contracts/weekly-email";
import type { Operations } from "../operation";

const Account = z.object({ username: z.string() });
const rows = z.array(z.looseObject({}));
const AccountExport = z.object({
  exportedAt: z.iso.datetime(),
  profile: z.looseObject({ username: z.string() }),
  places: rows,
  guides: rows,
  lists: rows,
  weeklyEmails: rows,
  imports: rows,
  sessions: rows,
});

export const ACCOUNTS: Operations = {
  "POST /api/auth/register": {
    summary: "Make an account, and sign in to it.",
    description: "`mark` is a status that was chosen for a place before there was an account.",
    responses: { 201: SignedInResponse },
    refusals: [409, 429, 503],
  },
  "POST /api/auth/login": {
    summary: "Sign in, by username or by the account's confirmed email address.",
    responses: { 200: SignedInResponse },
    refusals: [401, 429, 503],
  },
  "POST /api/auth/logout": {
    summary: "End the session, and clear its cookie.",
    responses: { 204: null },
  },
  "GET /api/auth/session": {
    summary: "Whose session this is.",
    responses: { 200: SignedIn },
  },
  "POST /api/auth/session": {
    summary: "Trade a bearer for the session's cookie.",
    responses: { 200: SignedIn },
  },
  "POST /api/auth/password-reset": {
    summary: "Ask for a link to a new password. The response is the same for any name or address.",
    responses: { 202: z.object({ status: z.literal("requested") }) },
    refusals: [429],
  },
  "PUT /api/auth/password-reset": {
    summary: "Set a new password by the link of a message; every session of the account ends.",
    responses: { 200: Account },
    refusals: [404, 429, 503],
  },
  "PUT /api/account/password": {
    summary: "Change the password; every other session ends.",
    responses: { 204: null },
    refusals: [429, 503],
  },
  "POST /api/account/email": {
    summary: "Ask that an address be the account's, once its mailbox has confirmed it.",
    responses: { 202: z.object({ status: z.literal("pending") }) },
    refusals: [429, 503],
  },
  "DELETE /api/account/email": {
    summary: "Remove the account's address.",
    responses: { 204: null },
    refusals: [429, 503],
  },
  "DELETE /api/account/email/pending": {
    summary: "End the links that ask addresses whether they should be the account's.",
    responses: { 204: null },
  },
  "POST /api/account/email/confirm": {
    summary: "Confirm an address by the link of a message.",
    responses: { 200: Account },
    refusals: [404, 409, 429],
  },
  "GET /api/account/export": {
    summary: "All that is stored of the account, as a file.",
    responses: { 200: AccountExport },
  },
  "GET /api/account/weekly-emails": {
    summary: "The account's subscriptions to the weekly email.",
    responses: { 200: WeeklyEmailsResponse },
  },
  "PUT /api/account/weekly-emails/[id]": {
    summary: "Move a confirmed subscription to another city.",
    responses: { 204: null },
    refusals: [409],
  },
  "DELETE /api/account/weekly-emails/[id]": {
    summary: "End a subscription.",
    responses: { 204: null },
  },
  "DELETE /api/account/sessions/[id]": {
    summary: "End one of the account's sessions.",
    responses: { 204: null },
  },
  "DELETE /api/account/sessions": {
    summary: "End every session of the account, this one too.",
    responses: { 204: null },
  },
  "DELETE /api/account": {
    summary: "Delete the account and every row that is its own.",
    responses: { 204: null },
    refusals: [409, 429, 503],
  },
};
