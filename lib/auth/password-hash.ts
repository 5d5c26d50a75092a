import { hash, verify } from "@node-rs/argon2";
import { queueHash } from "./hash-queue";

/** OWASP's parameters for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const ARGON2_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a discarded random password: verifying against it takes as long as against a real one. */
export const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$OYYmH6SmEJ+WK5LnvP/oBA$m85XYDt8WYjA3qQya/2W+k38nuAzQIUqEQ5FC3rR2m0";

/** @throws AppError unavailable if too many passwords are being hashed, as `verifyPassword` does */
export const hashPassword = (password: string): Promise<string> =>
  queueHash(() => hash(normalize(password), ARGON2_PARAMETERS));

/** Whether the password matches the hash. Without a hash of ours it never does, in the same time. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isOurs = passwordHash?.startsWith("$argon2id$") === true;
  const isRight = await queueHash(() => verify(isOurs ? passwordHash : DUMMY_HASH, normalize(password)));
  return isRight && isOurs;
}

/** Keyboards encode "é" differently; to the person it is one letter. */
const normalize = (password: string) => password.normalize("NFKC");
