import { findEnvProblem } from "@/lib/core/env";
import { findHost } from "@/lib/core/host";

/**
 * Says what is wrong with the environment, once, and ends a server that could answer nothing. A serverless platform would
 * only start the next: there each request fails, and /readyz says why. True where the environment is refused.
 */
export function refuseEnvironment(): boolean {
  const problem = findEnvProblem();
  if (problem === null) return false;
  console.error(problem);
  if (!findHost().isServerless) process.exit(1);
  return true;
}
