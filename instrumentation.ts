/**
 * Next calls this once, when a server begins: the durable work is made ready, and starts when the server listens.
 * The condition keeps it out of the bundle that Next makes for edge servers, which know no sockets.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareWork } = await import("@/lib/jobs/work");
    const { inngest } = await import("@/inngest/client");
    prepareWork((events) => inngest.send(events));
  }
}
