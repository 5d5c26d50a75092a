/** The weight matrix has one row per output. */
export type Linear = { weight: Float32Array; bias: Float32Array };
export type Norm = Linear;

const EPSILON = 1e-12;
/** Rows of the input that are multiplied at a time: each weight is then read once for all of them. */
const BLOCK = 4;

/** `input` times the transposed weight, plus the bias, row by row. */
export function linear(input: Float32Array, { weight, bias }: Linear): Float32Array {
  const outputs = bias.length;
  const inputs = weight.length / outputs;
  const count = input.length / inputs;
  const padded = Math.ceil(count / BLOCK) * BLOCK;
  const rows = new Float32Array(padded * inputs);
  rows.set(input);
  const result = new Float32Array(padded * outputs);
  for (let row = 0; row < padded; row += BLOCK) multiplyBlock(rows, row, { weight, bias }, result);
  return result.subarray(0, count * outputs);
}

function multiplyBlock(rows: Float32Array, row: number, { weight, bias }: Linear, result: Float32Array): void {
  const outputs = bias.length;
  const inputs = weight.length / outputs;
  const [a, b, c, d] = [row * inputs, (row + 1) * inputs, (row + 2) * inputs, (row + 3) * inputs];
  for (let output = 0; output < outputs; output++) {
    const at = output * inputs;
    const start = bias[output] ?? 0;
    let [sumA, sumB, sumC, sumD] = [start, start, start, start];
    for (let k = 0; k < inputs; k++) {
      const factor = weight[at + k] ?? 0;
      sumA += (rows[a + k] ?? 0) * factor;
      sumB += (rows[b + k] ?? 0) * factor;
      sumC += (rows[c + k] ?? 0) * factor;
      sumD += (rows[d + k] ?? 0) * factor;
    }
    result[row * outputs + output] = sumA;
    result[(row + 1) * outputs + output] = sumB;
    result[(row + 2) * outputs + output] = sumC;
    result[(row + 3) * outputs + output] = sumD;
  }
}

/** The sum of both, each row brought to mean 0 and variance 1, then scaled and shifted. */
export function addNorm(one: Float32Array, other: Float32Array, { weight, bias }: Norm): Float32Array {
  const width = weight.length;
  const result = one.map((value, i) => value + (other[i] ?? 0));
  for (let start = 0; start < result.length; start += width) {
    const row = result.subarray(start, start + width);
    const mean = row.reduce((sum, value) => sum + value, 0) / width;
    const variance = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / width;
    const scale = 1 / Math.sqrt(variance + EPSILON);
    for (let k = 0; k < width; k++) {
      row[k] = ((row[k] ?? 0) - mean) * scale * (weight[k] ?? 0) + (bias[k] ?? 0);
    }
  }
  return result;
}

/** The Gaussian error linear unit, with the error function of Abramowitz and Stegun 7.1.26 (error below 1.5e-7). */
export const gelu = (values: Float32Array): Float32Array =>
  values.map((value) => 0.5 * value * (1 + erf(value * Math.SQRT1_2)));

function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}
