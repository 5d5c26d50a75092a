import { expect } from "vitest";
import { frame, query, type TransactionStatus } from "../wire";
import { REQUESTS, type Request, type RequestName } from "./requests";
import { WireClient } from "./wire-client";

const DISCONNECTS = ["reset", "end", "terminate"] as const;
type Disconnect = (typeof DISCONNECTS)[number];
export type Action = RequestName | Disconnect | "half" | "cancel";
export const ACTIONS: Action[] = [...(Object.keys(REQUESTS) as RequestName[]), ...DISCONNECTS, "half", "cancel"];
export const isDisconnect = (action: Action): action is Disconnect =>
  (DISCONNECTS as readonly string[]).includes(action);

/** What binding a statement leads to: a row with this number, or an error with this code. */
type Statement = { row: number } | { code: string };
export const NO_STATEMENT: Statement = { code: "26000" };

let lastNumber = 0;

/** A client, with a model of what its own session on a real PostgreSQL would hold. */
export class ModelClient {
  status: TransactionStatus = "I";
  unnamed: Statement = NO_STATEMENT;
  named: Statement = NO_STATEMENT;
  hasRollback = false;
  zone: string | null = null;
  /** What this transaction did, invisible to others so far. */
  written: number[] = [];
  zoneBefore: string | null = null;
  private requests: Request[] = [];
  private isHalf = false;

  private constructor(
    private readonly client: WireClient,
    readonly committed: Set<number>,
    readonly defaultZone: string,
  ) {}

  static async connect(url: string, stored: Set<number>, defaultZone: string): Promise<ModelClient> {
    return new ModelClient(await WireClient.signIn(url), stored, defaultZone);
  }

  static nextNumber = (): number => ++lastNumber;

  get isHolding(): boolean {
    return this.status !== "I";
  }

  get isWaiting(): boolean {
    return this.requests.length > 0;
  }

  /** A waiting client can only be cancelled or cut off, and one that sent half a message can only disconnect. */
  may(action: Action): boolean {
    if (action === "reset" || action === "end") return true;
    if (this.isWaiting || action === "cancel") return this.isWaiting && action === "cancel";
    return !this.isHalf;
  }

  request(name: RequestName): void {
    this.requests = REQUESTS[name](this);
    this.client.send(...this.requests.map(({ message }) => message));
  }

  /** Reads one response and compares it with what the model expects by now. */
  async expectResponse(): Promise<void> {
    const response = await this.client.receive();
    expect(response).toEqual(this.requests.shift()?.expected());
  }

  async cancel(): Promise<void> {
    await this.client.cancel();
    this.requests.shift();
    expect(await this.client.receive()).toEqual(["E 57014", "Z I"]);
  }

  sendPartialMessage(): void {
    this.isHalf = true;
    this.client.send(query("select 1").subarray(0, 8));
  }

  async disconnect(way: Disconnect): Promise<void> {
    if (way === "reset") return this.client.reset();
    if (way === "end") this.client.socket.end();
    else this.client.send(frame("X"));
    await this.client.closed;
  }

  /** A response in the current transaction, if that has not failed. */
  expectRows(...rows: string[]): string[] {
    return this.status === "E" ? this.fail("25P02") : [...rows, `Z ${this.status}`];
  }

  fail(code: string): string[] {
    if (this.status === "T") this.status = "E";
    return [`E ${code}`, `Z ${this.status}`];
  }

  finish(isCommit: boolean): string[] {
    if (isCommit && this.status === "T") for (const n of this.written) this.committed.add(n);
    else if (this.status !== "I") this.zone = this.zoneBefore;
    this.written = [];
    this.status = "I";
    return ["Z I"];
  }
}
