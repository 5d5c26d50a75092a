import { Arena } from "./arena.ts";
import { addNorm, gelu, type Linear, linear, type Norm, paddedRows } from "./layers.ts";
import type { QuantizedMatrix, Safetensors } from "./safetensors.ts";

const LAYERS = 6;
const HEADS = 12;

type Layer = { qkv: Linear; out: Linear; up: Linear; down: Linear; norm1: Norm; norm2: Norm };

/** What the encoder says of each token: the logits of its label and of its role, row by row. */
export type TokenLogits = { labels: Float32Array; roles: Float32Array };

/**
 * A transformer encoder (MiniLM, 6 layers) with two linear heads on every token. Written out for one text at a time;
 * models/wish-reader holds the same in Python.
 */
export class Encoder {
  private readonly words: QuantizedMatrix;
  private readonly positions: Float32Array;
  private readonly norm: Norm;
  private readonly layers: Layer[];
  private readonly labelHead: Linear;
  private readonly roleHead: Linear;
  private readonly arena = new Arena();

  constructor(file: Safetensors) {
    const linearOf = (name: string): Linear => {
      const { values, scales } = file.quantized(`${name}.weight`);
      return { weight: values, scales, bias: file.vector(`${name}.bias`) };
    };
    const normOf = (name: string): Norm => ({
      weight: file.vector(`${name}.weight`),
      bias: file.vector(`${name}.bias`),
    });
    this.words = file.quantized("words.weight");
    this.positions = file.vector("positions.weight");
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
  }

  /** `ids` are those of word pieces, between the special tokens. The result holds until the next call. */
  encode(ids: readonly number[]): TokenLogits {
    const { arena } = this;
    arena.reset();
    let state = this.embed(ids);
    for (const layer of this.layers) {
      const attended = linear(attend(linear(state, layer.qkv, arena), ids.length, arena), layer.out, arena);
      const middle = addNorm(attended, state, layer.norm1);
      state = addNorm(linear(gelu(linear(middle, layer.up, arena)), layer.down, arena), middle, layer.norm2);
    }
    const logits = (head: Linear) => linear(state, head, arena).subarray(0, ids.length * head.bias.length);
    return { labels: logits(this.labelHead), roles: logits(this.roleHead) };
  }

  private embed(ids: readonly number[]): Float32Array {
    const width = this.norm.bias.length;
    const { values, scales } = this.words;
    const words = this.arena.take(paddedRows(ids.length) * width);
    ids.forEach((id, at) => {
      const scale = scales[id] ?? 0;
      for (let k = 0; k < width; k++) words[at * width + k] = (values[id * width + k] ?? 0) * scale;
    });
    return addNorm(words, this.positions.subarray(0, ids.length * width), this.norm);
  }
}

/** Multi-head self-attention over the first `count` rows, which hold query, key and value side by side. */
function attend(qkv: Float32Array, count: number, arena: Arena): Float32Array {
  const rows = paddedRows(count);
  const row = qkv.length / rows;
  const width = row / 3;
  const size = width / HEADS;
  const scale = 1 / Math.sqrt(size);
  const result = arena.take(rows * width);
  const weights = arena.take(count);
  for (let head = 0; head < HEADS; head++) {
    for (let i = 0; i < count; i++) {
      const query = i * row + head * size;
      let highest = Number.NEGATIVE_INFINITY;
      for (let j = 0; j < count; j++) {
        const key = j * row + width + head * size;
        let product = 0;
        for (let k = 0; k < size; k++) product += (qkv[query + k] ?? 0) * (qkv[key + k] ?? 0);
        weights[j] = product * scale;
        highest = Math.max(highest, product * scale);
      }
      let sum = 0;
      for (let j = 0; j < count; j++) {
        const weight = Math.exp((weights[j] ?? 0) - highest);
        weights[j] = weight;
        sum += weight;
      }
      const at = i * width + head * size;
      for (let j = 0; j < count; j++) {
        const share = (weights[j] ?? 0) / sum;
        const value = j * row + 2 * width + head * size;
        for (let k = 0; k < size; k++) result[at + k] = (result[at + k] ?? 0) + share * (qkv[value + k] ?? 0);
      }
    }
  }
  return result;
}
