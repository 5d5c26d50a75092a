import { readFileSync } from "node:fs";

/** Where something starts in the kernel's memory. */
export type Pointer = number;

/** The weight has a row of 8-bit integers for each output, which are multiplied by the row's scale. */
export type Linear = { weight: Pointer; scales: Pointer; bias: Pointer; inputs: number; outputs: number };
export type Norm = { weight: Pointer; bias: Pointer; width: number };

type Attend = (qkv: Pointer, rows: number, heads: number, size: number, weights: Pointer, result: Pointer) => void;
type Gelu = (values: Pointer, count: number) => void;

/** What assembly/index.ts exports. */
type Exports = {
  memory: WebAssembly.Memory;
  allocate: (bytes: number) => Pointer;
  linear: (...args: [Pointer, number, Pointer, Pointer, Pointer, number, number, Pointer]) => void;
  attend: Attend;
  gelu: Gelu;
  addNorm: (...args: [Pointer, Pointer, number, Pointer, Pointer, number]) => void;
};

/** The calculations of an encoder, in WebAssembly: assembly/ is their source. Their memory holds the weights too. */
export class Kernel {
  private readonly exports: Exports;
  readonly attend: Attend;
  readonly gelu: Gelu;

  constructor() {
    const module = new WebAssembly.Module(readFileSync(new URL("kernel.wasm", import.meta.url)));
    this.exports = new WebAssembly.Instance(module).exports as Exports;
    ({ attend: this.attend, gelu: this.gelu } = this.exports);
  }

  /** Room for so many numbers, for good. What `floats` returned before is void then. */
  allocate(floats: number): Pointer {
    return this.exports.allocate(floats * Float32Array.BYTES_PER_ELEMENT);
  }

  /** Room that holds a copy of the values. */
  place(values: Int8Array | Float32Array): Pointer {
    const at = this.exports.allocate(values.byteLength);
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    new Uint8Array(this.exports.memory.buffer).set(bytes, at);
    return at;
  }

  floats(at: Pointer, count: number): Float32Array {
    return new Float32Array(this.exports.memory.buffer, at, count);
  }

  linear(input: Pointer, rows: number, layer: Linear, result: Pointer): void {
    const { weight, scales, bias, inputs, outputs } = layer;
    this.exports.linear(input, rows, weight, scales, bias, inputs, outputs, result);
  }

  addNorm(values: Pointer, other: Pointer, rows: number, { weight, bias, width }: Norm): void {
    this.exports.addNorm(values, other, rows, weight, bias, width);
  }
}
