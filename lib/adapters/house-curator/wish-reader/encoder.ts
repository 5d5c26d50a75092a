import { Kernel, type Linear, type Norm, type Pointer } from "./kernel.ts";
import type { QuantizedMatrix, Safetensors } from "./safetensors.ts";

const LAYERS = 6;
const HEADS = 12;

type Layer = { qkv: Linear; out: Linear; up: Linear; down: Linear; norm1: Norm; norm2: Norm };
/** Room for what is calculated of one text, used again for the next. */
type Room = Record<"state" | "qkv" | "shares" | "attended" | "middle" | "wide" | "labels" | "roles", Pointer>;

/** What the encoder says of each token: the logits of its label and of its role, row by row. */
export type TokenLogits = { labels: Float32Array; roles: Float32Array };

/**
 * A transformer encoder (MiniLM, 6 layers) with two linear heads on every token. Written out for one text at a time;
 * models/wish-reader holds the same in Python.
 */
export class Encoder {
  private readonly kernel = new Kernel();
  private readonly words: QuantizedMatrix;
  private readonly positions: Pointer;
  private readonly norm: Norm;
  private readonly layers: Layer[];
  private readonly labelHead: Linear;
  private readonly roleHead: Linear;
  private readonly rowsMax: number;
  private readonly room: Room;

  /** For texts of at most `rowsMax` tokens. */
  constructor(file: Safetensors, rowsMax: number) {
    const { kernel } = this;
    this.rowsMax = rowsMax;
    const linearOf = (name: string): Linear => {
      const { values, scales } = file.quantized(`${name}.weight`);
      const bias = file.vector(`${name}.bias`);
      const [inputs, outputs] = [values.length / bias.length, bias.length];
      return { weight: kernel.place(values), scales: kernel.place(scales), bias: kernel.place(bias), inputs, outputs };
    };
    const normOf = (name: string): Norm => {
      const weight = file.vector(`${name}.weight`);
      return { weight: kernel.place(weight), bias: kernel.place(file.vector(`${name}.bias`)), width: weight.length };
    };
    const { values, scales } = file.quantized("words.weight");
    // A copy: the file would be kept for the sake of a part.
    this.words = { values: values.slice(), scales };
    this.positions = kernel.place(file.vector("positions.weight"));
    this.norm = normOf("norm");
    this.layers = Array.from({ length: LAYERS }, (_, i) => ({
      qkv: linearOf(`layers.${i}.qkv`),
      out: linearOf(`layers.${i}.out`),
      up: linearOf(`layers.${i}.up`),
      down: linearOf(`layers.${i}.down`),
      norm1: normOf(`layers.${i}.norm1`),
      norm2: normOf(`layers.${i}.norm2`),
    }));
    this.labelHead = linearOf("bio");
    this.roleHead = linearOf("role");
    const rowsOf = (width: number) => kernel.allocate(rowsMax * width);
    const { width } = this.norm;
    this.room = {
      state: rowsOf(width),
      qkv: rowsOf(3 * width),
      shares: kernel.allocate(rowsMax + 4),
      attended: rowsOf(width),
      middle: rowsOf(width),
      wide: rowsOf(4 * width),
      labels: rowsOf(this.labelHead.outputs),
      roles: rowsOf(this.roleHead.outputs),
    };
  }

  /** `ids` are those of word pieces, between the special tokens. The result holds until the next call. */
  encode(ids: readonly number[]): TokenLogits {
    const { kernel, labelHead, roleHead } = this;
    const { width } = this.norm;
    const { state, qkv, shares, attended, middle, wide, labels, roles } = this.room;
    const rows = ids.length;
    if (rows > this.rowsMax) throw new RangeError(`${rows} tokens are too many.`);
    this.embed(ids);
    for (const layer of this.layers) {
      kernel.linear(state, rows, layer.qkv, qkv);
      kernel.attend(qkv, rows, HEADS, width / HEADS, shares, attended);
      kernel.linear(attended, rows, layer.out, middle);
      kernel.addNorm(middle, state, rows, layer.norm1);
      kernel.linear(middle, rows, layer.up, wide);
      kernel.gelu(wide, rows * layer.up.outputs);
      kernel.linear(wide, rows, layer.down, state);
      kernel.addNorm(state, middle, rows, layer.norm2);
    }
    kernel.linear(state, rows, labelHead, labels);
    kernel.linear(state, rows, roleHead, roles);
    return {
      labels: kernel.floats(labels, rows * labelHead.outputs),
      roles: kernel.floats(roles, rows * roleHead.outputs),
    };
  }

  private embed(ids: readonly number[]): void {
    const { kernel, positions, norm } = this;
    const { state } = this.room;
    const { values, scales } = this.words;
    const rows = kernel.floats(state, ids.length * norm.width);
    ids.forEach((id, at) => {
      const scale = scales[id] ?? 0;
      for (let k = 0; k < norm.width; k++) rows[at * norm.width + k] = (values[id * norm.width + k] ?? 0) * scale;
    });
    kernel.addNorm(state, positions, ids.length, norm);
  }
}
