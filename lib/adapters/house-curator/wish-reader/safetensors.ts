/** A matrix or vector of weights, row by row; a quantized one is multiplied by its row's scale. */
export type Tensor = { shape: readonly number[]; values: Float32Array };
export type QuantizedTensor = { shape: readonly number[]; values: Int8Array; scales: Float32Array };

type Entry = { dtype: "F32" | "I8"; shape: number[]; data_offsets: [start: number, end: number] };

/** Suffix of the name under which the scales of a quantized tensor's rows are stored. */
const SCALES = ".scales";

/**
 * The tensors of a file in the safetensors format: a header's length (8 bytes, little-endian), the header as JSON, the
 * data. See https://github.com/huggingface/safetensors#format.
 */
export class Safetensors {
  private readonly entries: Record<string, Entry>;
  private readonly data: Uint8Array;

  constructor(file: Uint8Array) {
    const headerLength = Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
    this.entries = JSON.parse(new TextDecoder().decode(file.subarray(8, 8 + headerLength)));
    // A Buffer's slice would be no copy.
    this.data = new Uint8Array(file.buffer, file.byteOffset, file.byteLength).subarray(8 + headerLength);
  }

  /** As stored, for a table of which few rows are read. Throws if the tensor isn't quantized. */
  quantized(name: string): QuantizedTensor {
    const { shape } = this.entry(name, "I8");
    return { shape, values: new Int8Array(this.bytes(name)), scales: this.float32(name + SCALES) };
  }

  /** As 32-bit floats, whichever way it is stored. */
  tensor(name: string): Tensor {
    const { shape, dtype } = this.entry(name);
    if (dtype === "F32") return { shape, values: this.float32(name) };
    const { values, scales } = this.quantized(name);
    const columns = values.length / scales.length;
    const floats = new Float32Array(values);
    for (const [row, scale] of scales.entries()) {
      for (let i = row * columns; i < (row + 1) * columns; i++) floats[i] = (values[i] ?? 0) * scale;
    }
    return { shape, values: floats };
  }

  private float32(name: string): Float32Array {
    this.entry(name, "F32");
    return new Float32Array(this.bytes(name));
  }

  /** A copy, because a typed array must start at a multiple of its element's size. */
  private bytes(name: string): ArrayBufferLike {
    return this.data.slice(...this.entry(name).data_offsets).buffer;
  }

  private entry(name: string, dtype?: Entry["dtype"]): Entry {
    const entry = this.entries[name];
    if (!entry || (dtype && entry.dtype !== dtype))
      throw new Error(`The model has no ${dtype ?? "such"} tensor ${name}.`);
    return entry;
  }
}
