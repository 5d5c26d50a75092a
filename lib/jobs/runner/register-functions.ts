import { callEndpoint, type SignedEndpoint } from "./call-endpoint";
import { parseError } from "./operations";

/** Registers our functions with Inngest, as after each deployment; it takes events only for those that it knows. */
export async function registerFunctions(functions: SignedEndpoint): Promise<void> {
  const { status, body } = await callEndpoint(functions, { method: "PUT" });
  if (status !== 200) throw new Error(`the functions did not register (${status}): ${parseError(body).message}`);
}
