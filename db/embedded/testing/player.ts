import { expect } from "vitest";
import { frame, query, type TransactionStatus } from "../wire";
import { REQUESTS, type Request, type RequestName } from "./requests";
import { WireClient } from "./wire-client";

const WAYS_OUT = ["reset", "end", "terminate"] as const;
type WayOut = (typeof WAYS_OUT)[number];
export type Action = RequestName | WayOut | "half" | "cancel";
export const ACTIONS: Action[] = [...(Object.keys(REQUESTS) as RequestName[]), ...WAYS_OUT, "half", "cancel"];
export const isWayOut = (action: Action): action is WayOut => (WAYS_OUT as readonly string[]).includes(action);

/** What binding a statement leads to: a row with this number, or an error with this code. */
type Statement = { row: number } | { code: string };
export const NONE: Statement = { code: "26000" };

let numbers = 0;

/** A client, and beside it what a session of its own on a real PostgreSQL would know of it. */
export class Player {
  status: TransactionStatus = "I";
  unnamed: Statement = NONE;
  named: Statement = NONE;
  hasRollback = false;
  zone: string | null = null;
  /** What this transaction did, and nobody knows yet. */
  written: number[] = [];
  zoneBefore: string | null = null;
  private requests: Request[] = [];
  private isHalf = false;

  private constructor(
    private readonly client: WireClient,
    readonly kept: Set<number>,
    readonly defaultZone: string,
  ) {}

  static async join(url: string, kept: Set<number>, defaultZone: string): Promise<Player> {
    return new Player(await WireClient.signIn(url), kept, defaultZone);
  }

  static nextNumber = (): number => ++numbers;

  get isHolding(): boolean {
    return this.status !== "I";
  }

  get isWaiting(): boolean {
    return this.requests.length > 0;
  }

  /** Whoever waits can only be cancelled or cut, and whoever said half a message can only go. */
  may(action: Action): boolean {
    if (action === "reset" || action === "end") return true;
    if (this.isWaiting || action === "cancel") return this.isWaiting && action === "cancel";
    return !this.isHalf;
  }

  request(name: RequestName): void {
    this.requests = REQUESTS[name](this);
    this.client.send(...this.requests.map(({ message }) => message));
  }

  /** Reads one answer and holds it against what the model expects by now. */
  async hear(): Promise<void> {
    const answer = await this.client.answer();
    expect(answer).toEqual(this.requests.shift()?.expected());
  }

  async cancel(): Promise<void> {
    await this.client.cancel();
    this.requests.shift();
    expect(await this.client.answer()).toEqual(["E 57014", "Z I"]);
  }

  saySomeOfIt(): void {
    this.isHalf = true;
    this.client.send(query("select 1").subarray(0, 8));
  }

  async go(way: WayOut): Promise<void> {
    if (way === "reset") return this.client.reset();
    if (way === "end") this.client.socket.end();
    else this.client.send(frame("X"));
    await this.client.closed;
  }

  /** An answer in the current transaction, if that has not failed. */
  say(...rows: string[]): string[] {
    return this.status === "E" ? this.fail("25P02") : [...rows, `Z ${this.status}`];
  }

  fail(code: string): string[] {
    if (this.status === "T") this.status = "E";
    return [`E ${code}`, `Z ${this.status}`];
  }

  finish(isCommit: boolean): string[] {
    if (isCommit && this.status === "T") for (const n of this.written) this.kept.add(n);
    else if (this.status !== "I") this.zone = this.zoneBefore;
    this.written = [];
    this.status = "I";
    return ["Z I"];
  }
}
