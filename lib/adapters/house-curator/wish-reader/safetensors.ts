/** A matrix of weights, row by row; each number is multiplied by its row's scale. */
export type QuantizedMatrix = { values: Int8Array; scales: Float32Array };

type Entry = { dtype: "F32" | "I8"; shape: number[]; data_offsets: [start: number, end: number] };

/** Suffix of the name under which the scales of a quantized matrix are stored. */
const SCALES = ".scales";

/**
 * The tensors of a file in the safetensors format: a header's length (8 bytes, little-endian), the header as JSON, the
 * data. See https://github.com/huggingface/safetensors#format. Throws where a tensor isn't there, or of another type.
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

  /** The values are a part of the file's own memory. */
  quantized(name: string): QuantizedMatrix {
    const { buffer, byteOffset, length } = this.bytes(name, "I8");
    return { values: new Int8Array(buffer, byteOffset, length), scales: this.vector(name + SCALES) };
  }

  /** As 32-bit floats, row by row if there are several. A copy: they may start anywhere in the file. */
  vector(name: string): Float32Array {
    return new Float32Array(this.bytes(name, "F32").slice().buffer);
  }

  private bytes(name: string, dtype: Entry["dtype"]): Uint8Array {
    const entry = this.entries[name];
    if (entry?.dtype !== dtype) throw new Error(`The model has no ${dtype} tensor ${name}.`);
    return this.data.subarray(...entry.data_offsets);
  }
}
