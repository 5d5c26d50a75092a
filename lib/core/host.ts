type Variables = Record<string, string | undefined>;

/** What runs this process, as far as its own variables tell. */
export type Host = {
  platform: "vercel" | "fly" | null;
  /** Processes come and go with requests: no disk of their own, no work between requests. */
  isServerless: boolean;
  /** One of several processes of a process manager on this machine. */
  isOneOfSeveral: boolean;
};

/** Finds out by the variables that platforms and process managers set. */
export function findHost(variables: Variables = process.env): Host {
  const isVercel = variables.VERCEL !== undefined;
  return {
    platform: isVercel ? "vercel" : variables.FLY_APP_NAME !== undefined ? "fly" : null,
    isServerless: isVercel || variables.AWS_LAMBDA_FUNCTION_NAME !== undefined,
    isOneOfSeveral: Number(variables.NODE_APP_INSTANCE ?? 0) > 0 || Number(variables.WEB_CONCURRENCY ?? 1) > 1,
  };
}
