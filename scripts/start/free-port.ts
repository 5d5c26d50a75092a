import { createServer } from "node:net";

const ERROR_MESSAGES: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is taken. Stop what uses it, or set PORT to another one.`,
  EACCES: (port) => `Port ${port} may not be opened by this user. Set PORT to one above 1023.`,
};

/** Throws a sentence if nothing can listen on the port. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((free, refused) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      refused(
        new Error(ERROR_MESSAGES[error.code ?? ""]?.(port) ?? `Port ${port} cannot be opened: ${error.message}.`),
      );
    });
    probe.listen(port, () => probe.close(() => free()));
  });
}

/** A loopback port that is free at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(address && typeof address === "object" ? address.port : 0));
    });
  });
}
