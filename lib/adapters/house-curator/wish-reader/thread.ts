import { parentPort, workerData } from "node:worker_threads";
import { WishReaderModel } from "./model.ts";

/** `new Worker("thread.ts", { workerData: folder })`: responds to each text with its spans, in order. */
const model = new WishReaderModel(workerData);

parentPort?.on("message", (text: string) => parentPort?.postMessage(model.readSpans(text)));
