import { z } from "zod";
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_MISSING,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  USERNAME,
  USERNAME_LENGTH,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_MISSING,
  usernameCharacters,
} from "./account-rules";
import { MadeMark, OptionalMark, SavedPlaces } from "./mark-intent";

export const Username = z
  .string(USERNAME_MISSING)
  .trim()
  .min(USERNAME_MIN, USERNAME_LENGTH)
  .max(USERNAME_MAX, USERNAME_LENGTH)
  .regex(USERNAME, { error: ({ input }) => usernameCharacters(String(input)) });

export const Password = z
  .string(PASSWORD_MISSING)
  .min(PASSWORD_MIN, PASSWORD_TOO_SHORT)
  .max(PASSWORD_MAX, PASSWORD_TOO_LONG);

export const RegisterInput = z.object({ username: Username, password: Password, mark: OptionalMark });
export type RegisterInput = z.output<typeof RegisterInput>;

/** Checks presence only: a username or password that breaks the rules is simply wrong. */
export const SignInInput = z.object({
  username: z.string("Enter your username.").trim().min(1, "Enter your username."),
  password: z.string("Enter your password.").min(1, "Enter your password."),
  mark: OptionalMark,
});
export type SignInInput = z.output<typeof SignInInput>;

/** What the browser knows about the signed-in user. */
export const PublicUser = z.object({ username: z.string(), isAdmin: z.boolean() });
export type PublicUser = z.infer<typeof PublicUser>;
export const SignedIn = z.object({ token: z.string(), user: PublicUser });
export type SignedIn = z.infer<typeof SignedIn>;

/** With what became of what was pressed before: one mark, or all places of a guide. */
export const SignedInResponse = SignedIn.extend({ marked: MadeMark.optional(), saved: SavedPlaces.optional() });

/** Usernames are unique by this key: "Ana" and "ana" are one name. */
export const usernameKey = (username: string): string => username.toLowerCase();
