import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from "@/lib/contracts/account-rules";

type Fields = { username: string; password: string; confirmation: string };
export type RegistrationProblem = { field: keyof Fields; message: string };

/** The first problem of a registration, found before it is sent; null when there is none. */
export function registrationProblem({ username, password, confirmation }: Fields): RegistrationProblem | null {
  const name = username.trim();
  if (name === "") return { field: "username", message: "Enter a username." };
  if (name.length < USERNAME_MIN || name.length > USERNAME_MAX) {
    return { field: "username", message: `Usernames have ${USERNAME_MIN} to ${USERNAME_MAX} characters.` };
  }
  if (password === "") return { field: "password", message: "Enter a password." };
  if (confirmation === "") return { field: "confirmation", message: "Enter the password once more." };
  if (password !== confirmation) return { field: "confirmation", message: "Passwords do not match" };
  if (password.length < PASSWORD_MIN) {
    return { field: "password", message: `Password must be at least ${PASSWORD_MIN} characters` };
  }
  if (password.length > PASSWORD_MAX) {
    return { field: "password", message: `Password must be at most ${PASSWORD_MAX} characters` };
  }
  return null;
}
