import { connect, type Socket } from "node:net";

export type RawConnection = {
  socket: Socket;
  received: () => string;
  /** Everything received until the other side closed, or nothing came for so long. */
  end: (quietMs?: number) => Promise<string>;
  /** Characters up to U+00FF are one byte each. */
  write: (words: string) => void;
};

/** A plain TCP connection, without an HTTP library. */
export function openRawConnection(origin: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    let last = performance.now();
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      last = performance.now();
    });
    const closed = new Promise<void>((over) => socket.once("close", () => over()));
    const text = () => Buffer.concat(chunks).toString("latin1");
    const end = async (quietMs = 2_000) => {
      for (;;) {
        const isOver = await Promise.race([closed.then(() => true), pause(50)]);
        if (isOver || performance.now() - last > quietMs) break;
      }
      socket.destroy();
      return text();
    };
    socket.once("error", (error) => (chunks.length === 0 ? reject(error) : undefined));
    socket.once("connect", () =>
      resolve({
        socket,
        received: text,
        end,
        write: (words) => void (socket.writable && socket.write(words, "latin1")),
      }),
    );
  });
}

const pause = (ms: number) => new Promise<false>((over) => setTimeout(() => over(false), ms));

/** The status of each response in the received text. */
export const statusCodes = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
