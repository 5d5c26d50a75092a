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
export type RegistrationProblem = { field: keyof Fields; message: string };

/** The first problem of a registration, found before it is sent; null when there is none. */
export function registrationProblem({ username, password, confirmation }: Fields): RegistrationProblem | null {
  const name = username.trim();
  if (name === "") return { field: "username", message: USERNAME_MISSING };
  if (name.length < USERNAME_MIN || name.length > USERNAME_MAX) {
    return { field: "username", message: USERNAME_LENGTH };
  }
  if (!USERNAME.test(name)) return { field: "username", message: usernameCharacters(name) };
  if (password === "") return { field: "password", message: PASSWORD_MISSING };
  if (confirmation === "") return { field: "confirmation", message: "Enter the password once more." };
  if (password !== confirmation) return { field: "confirmation", message: "Passwords do not match" };
  if (password.length < PASSWORD_MIN) {
    return { field: "password", message: PASSWORD_TOO_SHORT };
  }
  if (password.length > PASSWORD_MAX) {
    return { field: "password", message: PASSWORD_TOO_LONG };
  }
  return null;
}
