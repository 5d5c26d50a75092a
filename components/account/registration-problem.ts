import type { FormProblem } from "@/lib/client/form-problem";
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
} from "@/lib/contracts/account-rules";

type Fields = { username: string; password: string; confirmation: string };

/** What is wrong with each field of a registration, found before it is sent. */
export function registrationProblems({ username, password, confirmation }: Fields): FormProblem[] {
  const problems = {
    username: usernameProblem(username.trim()),
    password: passwordProblem(password),
    confirmation: confirmationProblem(password, confirmation),
  };
  return Object.entries(problems).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

function usernameProblem(name: string): string | null {
  if (name === "") return USERNAME_MISSING;
  if (name.length < USERNAME_MIN || name.length > USERNAME_MAX) return USERNAME_LENGTH;
  return USERNAME.test(name) ? null : usernameCharacters(name);
}

function passwordProblem(password: string): string | null {
  if (password === "") return PASSWORD_MISSING;
  if (password.length < PASSWORD_MIN) return PASSWORD_TOO_SHORT;
  return password.length > PASSWORD_MAX ? PASSWORD_TOO_LONG : null;
}

function confirmationProblem(password: string, confirmation: string): string | null {
  if (password === confirmation) return null;
  return confirmation === "" ? "Enter the password once more." : "Passwords do not match";
}
