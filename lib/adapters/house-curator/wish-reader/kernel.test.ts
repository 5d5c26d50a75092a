import { expect, test } from "vitest";
import { seededFraction } from "../seeded-random";
import { Kernel } from "./kernel";

const kernel = new Kernel();
let drawn = 0;
const random = () => seededFraction(`kernel ${drawn++}`);
const floats = (count: number, most = 3) => Float32Array.from({ length: count }, () => (2 * random() - 1) * most);
const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const at = (values: ArrayLike<number>, i: number): number => values[i] ?? Number.NaN;

/** How far numbers are from those expected, at most, relative to the highest of these. */
function distance(found: Float32Array, expected: readonly number[]): number {
  expect(found.length).toBe(expected.length);
  const highest = Math.max(...expected.map(Math.abs));
  return Math.max(...expected.map((value, i) => Math.abs(at(found, i) - value))) / highest;
}

function linear(input: Float32Array, weight: Int8Array, scales: Float32Array, bias: Float32Array): Float32Array {
  const [inputs, outputs] = [weight.length / bias.length, bias.length];
  const rows = input.length / inputs;
  const layer = { weight: kernel.place(weight), scales: kernel.place(scales), bias: kernel.place(bias) };
  // One number more shows what is written beyond the end.
  const result = kernel.place(new Float32Array(rows * outputs + 1).fill(7));
  kernel.linear(kernel.place(input), rows, { ...layer, inputs, outputs }, result);
  expect(at(kernel.floats(result, rows * outputs + 1), rows * outputs)).toBe(7);
  return kernel.floats(result, rows * outputs);
}

test.each([
  { rows: 1, inputs: 8, outputs: 1 },
  { rows: 3, inputs: 24, outputs: 5 },
  { rows: 4, inputs: 384, outputs: 2 },
  { rows: 6, inputs: 40, outputs: 37 },
  { rows: 9, inputs: 1536, outputs: 8 },
])("$rows rows of $inputs inputs and $outputs outputs are multiplied", ({ rows, inputs, outputs }) => {
  const input = floats(rows * inputs);
  const weight = Int8Array.from({ length: inputs * outputs }, () => Math.round((2 * random() - 1) * 127));
  const [scales, bias] = [floats(outputs, 0.01), floats(outputs)];
  const expected = range(rows * outputs).map((i) => {
    const [row, output] = [Math.floor(i / outputs), i % outputs];
    const product = sum(range(inputs).map((k) => at(input, row * inputs + k) * at(weight, output * inputs + k)));
    return product * at(scales, output) + at(bias, output);
  });
  expect(distance(linear(input, weight, scales, bias), expected)).toBeLessThan(1e-4);
});

test("the highest sums of the longest row don't overflow, and a row of zeroes leaves the bias", () => {
  const [inputs, bias] = [2_048, Float32Array.of(1)];
  const input = new Float32Array(2 * inputs).fill(3, inputs);
  expect([...linear(input, new Int8Array(inputs).fill(-128), Float32Array.of(1), bias)]).toEqual([
    1,
    1 - 3 * 128 * inputs,
  ]);
  expect(() => linear(new Float32Array(2_056), new Int8Array(2_056), Float32Array.of(1), bias)).toThrow("unreachable");
  expect(() => linear(new Float32Array(4), new Int8Array(4), Float32Array.of(1), bias)).toThrow("unreachable");
});

test.each([
  { rows: 1, heads: 1, size: 16 },
  { rows: 3, heads: 2, size: 32 },
  { rows: 8, heads: 3, size: 16 },
  { rows: 37, heads: 2, size: 32 },
])("$rows rows attend to one another with $heads heads of $size", ({ rows, heads, size }) => {
  const width = heads * size;
  const qkv = floats(rows * 3 * width, 2);
  const expected = range(rows * width).map((i) => {
    const [row, column] = [Math.floor(i / width), i % width];
    const start = column - (column % size);
    const shares = range(rows).map((other) => {
      const product = (k: number) =>
        at(qkv, row * 3 * width + start + k) * at(qkv, (3 * other + 1) * width + start + k);
      return Math.exp(sum(range(size).map(product)) / Math.sqrt(size));
    });
    return sum(shares.map((share, other) => share * at(qkv, (3 * other + 2) * width + column))) / sum(shares);
  });
  const result = kernel.allocate(rows * width);
  kernel.attend(kernel.place(qkv), rows, heads, size, kernel.allocate(rows + 4), result);
  expect(distance(kernel.floats(result, rows * width), expected)).toBeLessThan(1e-5);
});

test("attention stays finite where products are far apart", () => {
  const qkv = floats(5 * 48, 1_000);
  const result = kernel.allocate(5 * 16);
  kernel.attend(kernel.place(qkv), 5, 1, 16, kernel.allocate(9), result);
  expect(kernel.floats(result, 5 * 16).every((value) => Math.abs(value) <= 1_000)).toBe(true);
});

test("the Gaussian error linear unit is right to a millionth, and flat far from zero", () => {
  const values = range(1_000).map((i) => (i - 500) / 100);
  const place = kernel.place(Float32Array.from([...values, 100, -100, 1e30, -1e30]));
  kernel.gelu(place, values.length + 4);
  const found = kernel.floats(place, values.length);
  const expected = values.map((value) => (value / 2) * (1 + erf(value * Math.SQRT1_2)));
  expect(distance(found, expected)).toBeLessThan(1e-6);
  const [high, low, highest, lowest] = kernel.floats(place, values.length + 4).subarray(values.length);
  expect([high, Math.abs(low ?? 1), highest, Math.abs(lowest ?? 1)]).toEqual([100, 0, Math.fround(1e30), 0]);
});

test.each([1, 6])("%i rows are added and normalized", (rows) => {
  const width = 20;
  const [values, other, weight, bias] = [floats(rows * width), floats(rows * width), floats(width), floats(width)];
  const expected = range(rows).flatMap((row) => {
    const added = range(width).map((k) => at(values, row * width + k) + at(other, row * width + k));
    const mean = sum(added) / width;
    const deviation = Math.sqrt(sum(added.map((value) => (value - mean) ** 2)) / width);
    return added.map((value, k) => ((value - mean) / deviation) * at(weight, k) + at(bias, k));
  });
  const result = kernel.place(values);
  kernel.addNorm(result, kernel.place(other), rows, { weight: kernel.place(weight), bias: kernel.place(bias), width });
  expect(distance(kernel.floats(result, rows * width), expected)).toBeLessThan(1e-5);
});

/** The error function's Taylor series. */
function erf(x: number): number {
  let term = x;
  let total = x;
  for (let n = 1; n < 100; n++) {
    term *= -(x * x) / n;
    total += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * total;
}
