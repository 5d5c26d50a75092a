import { z } from "zod";
import { addressNotFound } from "@/lib/core/errors";
import { IdParam } from "@/lib/core/id-param";
import { Password } from "./account";
import { EmailAddress } from "./email-address";
import { LinkTokenParam } from "./link-token";
import type { WeeklyEmail } from "./weekly-email";

/** How long the links of account messages are valid. */
export const RESET_LINK_HOURS = 1;
export const EMAIL_LINK_HOURS = 24;

const CURRENT_PASSWORD_MISSING = "Enter your current password.";
const NAME_MISSING = "Enter your username or your email address.";
const NAME_TOO_LONG = "That is too long for a username or an email address.";
const NAME_MAX = 254;

/** As at a sign-in, only its presence is checked: a password that breaks the rules is simply wrong. */
const CurrentPassword = z.string(CURRENT_PASSWORD_MISSING).min(1, CURRENT_PASSWORD_MISSING);

export const ChangeEmailInput = z.object({ email: EmailAddress, password: CurrentPassword });
export type ChangeEmailInput = z.output<typeof ChangeEmailInput>;

export const RemoveEmailInput = z.object({ password: CurrentPassword });
export type RemoveEmailInput = z.output<typeof RemoveEmailInput>;

export const ConfirmEmailInput = z.object({ token: LinkTokenParam });

export const ChangePasswordInput = z.object({ current: CurrentPassword, password: Password });
export type ChangePasswordInput = z.output<typeof ChangePasswordInput>;

export const RequestResetInput = z.object({
  account: z.string(NAME_MISSING).trim().min(1, NAME_MISSING).max(NAME_MAX, NAME_TOO_LONG),
});
export type RequestResetInput = z.output<typeof RequestResetInput>;

export const CompleteResetInput = z.object({ token: LinkTokenParam, password: Password });
export type CompleteResetInput = z.output<typeof CompleteResetInput>;

/** What becomes of the weekly email that is linked to a deleted account. */
const SubscriptionFate = z.enum(["keep", "end"], "Choose whether the weekly email goes on.");
export const DeleteAccountInput = z.object({
  username: z.string("Type your username.").trim().min(1, "Type your username."),
  password: CurrentPassword,
  subscription: SubscriptionFate,
});
export type DeleteAccountInput = z.output<typeof DeleteAccountInput>;

/** A place where the account is signed in. */
export type AccountSession = {
  id: string;
  /** "Firefox on Windows". */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
};

/** What the page of an account shows of it. */
export type AccountSettings = {
  username: string;
  email: string | null;
  /** The last one that was asked to be the account's and can still say yes; null where there is none. */
  pendingEmail: string | null;
  weeklyEmails: WeeklyEmail[];
  sessions: AccountSession[];
};

/** An id that no session can have is not found, rather than bad input. */
export const SessionParams = z.object({
  id: IdParam.transform((id) => {
    if (z.uuid().safeParse(id).success) return id;
    throw addressNotFound();
  }),
});
