import { afterEach, expect, test, vi } from "vitest";
import { sendStatus } from "./send-status";

afterEach(() => void vi.unstubAllGlobals());

const mark = () => sendStatus("r1", { status: "love", turn: 1 });
const goOffline = (onLine: boolean) => {
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
};

test("a mark without a connection is refused, and says that it isn't kept", async () => {
  goOffline(false);
  await expect(mark()).rejects.toThrow("You are offline, so this mark can't be kept now.");
});

test("a server that is not reached over a connection is another matter", async () => {
  goOffline(true);
  await expect(mark()).rejects.toThrow("We could not reach the server.");
});
