import { parentPort, workerData } from "node:worker_threads";
import { collectGarbageWhenIdle } from "../../../core/collect-when-idle.ts";
import { WishReaderModel } from "./model.ts";

/** `new Worker("thread.ts", { workerData: folder })`: responds to each text with its spans, in order. */
// Loading leaves the model's file behind, 23 MB.
collectGarbageWhenIdle();
const model = new WishReaderModel(workerData);

parentPort?.on("message", (text: string) => parentPort?.postMessage(model.readSpans(text)));
