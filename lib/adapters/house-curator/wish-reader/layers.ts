import type { Arena } from "./arena.ts";

/** The weight matrix has one row per output, whose numbers are multiplied by the row's scale. */
export type Linear = { weight: Int8Array; scales: Float32Array; bias: Float32Array };
export type Norm = { weight: Float32Array; bias: Float32Array };

const EPSILON = 1e-12;
/** Rows of the input that are multiplied at a time: each weight is then read once for all of them. */
const BLOCK = 4;

/** The number of rows that is calculated for so many: whole blocks. */
export const paddedRows = (count: number): number => Math.ceil(count / BLOCK) * BLOCK;

/** `input` times the transposed weight, plus the bias, row by row. The number of rows must be a multiple of the block. */
export function linear(input: Float32Array, layer: Linear, arena: Arena): Float32Array {
  const outputs = layer.bias.length;
  const count = input.length / (layer.weight.length / outputs);
  const result = arena.take(count * outputs);
  for (let row = 0; row < count; row += BLOCK) multiplyBlock(input, row, layer, result);
  return result;
}

function multiplyBlock(rows: Float32Array, row: number, { weight, scales, bias }: Linear, result: Float32Array): void {
  const outputs = bias.length;
  const inputs = weight.length / outputs;
  const [a, b, c, d] = [row * inputs, (row + 1) * inputs, (row + 2) * inputs, (row + 3) * inputs];
  for (let output = 0; output < outputs; output++) {
    const at = output * inputs;
    let [sumA, sumB, sumC, sumD] = [0, 0, 0, 0];
    for (let k = 0; k < inputs; k++) {
      const factor = weight[at + k] ?? 0;
      sumA += (rows[a + k] ?? 0) * factor;
      sumB += (rows[b + k] ?? 0) * factor;
      sumC += (rows[c + k] ?? 0) * factor;
      sumD += (rows[d + k] ?? 0) * factor;
    }
    const [scale, start] = [scales[output] ?? 0, bias[output] ?? 0];
    result[row * outputs + output] = sumA * scale + start;
    result[(row + 1) * outputs + output] = sumB * scale + start;
    result[(row + 2) * outputs + output] = sumC * scale + start;
    result[(row + 3) * outputs + output] = sumD * scale + start;
  }
}

/** Adds `other` to `values`, and brings each row to mean 0 and variance 1, then scales and shifts it. In place. */
export function addNorm(values: Float32Array, other: Float32Array, { weight, bias }: Norm): Float32Array {
  const width = weight.length;
  for (let i = 0; i < other.length; i++) values[i] = (values[i] ?? 0) + (other[i] ?? 0);
  for (let start = 0; start < values.length; start += width) {
    let mean = 0;
    for (let k = start; k < start + width; k++) mean += (values[k] ?? 0) / width;
    let variance = 0;
    for (let k = start; k < start + width; k++) variance += ((values[k] ?? 0) - mean) ** 2 / width;
    const scale = 1 / Math.sqrt(variance + EPSILON);
    for (let k = 0; k < width; k++) {
      values[start + k] = ((values[start + k] ?? 0) - mean) * scale * (weight[k] ?? 0) + (bias[k] ?? 0);
    }
  }
  return values;
}

/**
 * The Gaussian error linear unit, in place, with the error function of Abramowitz and Stegun 7.1.26 (error below 1.5e-7).
 */
export function gelu(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    values[i] = 0.5 * value * (1 + erf(value * Math.SQRT1_2));
  }
  return values;
}

function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}
