/** On `globalThis`: the server sets it, and a route of Next's, bundled apart, answers by it. */
const globals = globalThis as typeof globalThis & { kumquatIsDraining?: boolean };

/** From the request to stop on: balancers should choose another server, while this one still answers. */
export const isDraining = (): boolean => globals.kumquatIsDraining === true;

export function setDraining(isNow: boolean): void {
  globals.kumquatIsDraining = isNow;
}
