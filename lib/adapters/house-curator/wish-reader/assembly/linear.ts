import { highestLane, sumLanes } from "./lanes";

/** Rows that are multiplied at a time: each weight is then read once for all of them. */
const BLOCK: usize = 4;
/** The longest row: a sum of more products of 16 and 8 bits could exceed 32 bits. */
const INPUTS_MAX: usize = 2048;
const I16_MAX: f32 = 32767;

/** A block of the input in 16 bits, and the scale of each of its rows. */
const block = memory.data(<i32>(BLOCK * INPUTS_MAX * sizeof<i16>()), 16);
const blockScales = memory.data(<i32>(BLOCK * sizeof<f32>()), 16);

/**
 * `input` times the transposed weight, plus the bias, row by row. The weight has a row of 8-bit integers, a multiple of 8
 * of them, and a scale for each output. The input is rounded to 16 bits.
 */
export function linear(
  input: usize,
  rows: usize,
  weight: usize,
  scales: usize,
  bias: usize,
  inputs: usize,
  outputs: usize,
  result: usize,
): void {
  if (inputs > INPUTS_MAX || inputs % 8 > 0) unreachable();
  // A block or a pair that would go beyond the end has the last row or output again.
  for (let row: usize = 0; row < rows; row += BLOCK) {
    for (let i: usize = 0; i < BLOCK; i++) quantize(input + min(row + i, rows - 1) * inputs * sizeof<f32>(), inputs, i);
    for (let output: usize = 0; output < outputs; output += 2) {
      multiplyPair(row, rows, weight, scales, bias, inputs, output, outputs, result);
    }
  }
}

/** Rounds a row of the block to 16 bits, relative to its highest number. */
function quantize(from: usize, count: usize, row: usize): void {
  const to = block + row * count * sizeof<i16>();
  let highest = f32x4.splat(0);
  for (let k: usize = 0; k < count; k += 4)
    highest = f32x4.max(highest, f32x4.abs(v128.load(from + k * sizeof<f32>())));
  const top = highestLane(highest);
  const factor = f32x4.splat(top > 0 ? I16_MAX / top : 0);
  for (let k: usize = 0; k < count; k += 8) {
    const at = from + k * sizeof<f32>();
    const low = f32x4.nearest(f32x4.mul(v128.load(at), factor));
    const high = f32x4.nearest(f32x4.mul(v128.load(at, 16), factor));
    const rounded = i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(low), i32x4.trunc_sat_f32x4_s(high));
    v128.store(to + k * sizeof<i16>(), rounded);
  }
  store<f32>(blockScales + row * sizeof<f32>(), top / I16_MAX);
}

/** Two outputs of the block: the registers hold the sums of no more. */
function multiplyPair(
  row: usize,
  rows: usize,
  weight: usize,
  scales: usize,
  bias: usize,
  inputs: usize,
  output: usize,
  outputs: usize,
  result: usize,
): void {
  const next = min(output + 1, outputs - 1);
  const weightA = weight + output * inputs;
  const weightB = weight + next * inputs;
  const stride = inputs * sizeof<i16>();
  let a0 = i32x4.splat(0);
  let a1 = i32x4.splat(0);
  let a2 = i32x4.splat(0);
  let a3 = i32x4.splat(0);
  let b0 = i32x4.splat(0);
  let b1 = i32x4.splat(0);
  let b2 = i32x4.splat(0);
  let b3 = i32x4.splat(0);
  for (let k: usize = 0; k < inputs; k += 8) {
    const a = v128.load_ext<i8>(weightA + k);
    const b = v128.load_ext<i8>(weightB + k);
    const at = block + k * sizeof<i16>();
    const row0 = v128.load(at);
    const row1 = v128.load(at + stride);
    const row2 = v128.load(at + 2 * stride);
    const row3 = v128.load(at + 3 * stride);
    a0 = i32x4.add(a0, i32x4.dot_i16x8_s(row0, a));
    b0 = i32x4.add(b0, i32x4.dot_i16x8_s(row0, b));
    a1 = i32x4.add(a1, i32x4.dot_i16x8_s(row1, a));
    b1 = i32x4.add(b1, i32x4.dot_i16x8_s(row1, b));
    a2 = i32x4.add(a2, i32x4.dot_i16x8_s(row2, a));
    b2 = i32x4.add(b2, i32x4.dot_i16x8_s(row2, b));
    a3 = i32x4.add(a3, i32x4.dot_i16x8_s(row3, a));
    b3 = i32x4.add(b3, i32x4.dot_i16x8_s(row3, b));
  }
  storeOutput(sumInts(a0, a1, a2, a3), row, rows, scales, bias, output, outputs, result);
  storeOutput(sumInts(b0, b1, b2, b3), row, rows, scales, bias, next, outputs, result);
}

function sumInts(a: v128, b: v128, c: v128, d: v128): v128 {
  return sumLanes(
    f32x4.convert_i32x4_s(a),
    f32x4.convert_i32x4_s(b),
    f32x4.convert_i32x4_s(c),
    f32x4.convert_i32x4_s(d),
  );
}

/** One output of the block's rows. */
function storeOutput(
  sums: v128,
  row: usize,
  rows: usize,
  scales: usize,
  bias: usize,
  output: usize,
  outputs: usize,
  result: usize,
): void {
  const at = output * sizeof<f32>();
  const scale = f32x4.mul(v128.load(blockScales), v128.load_splat<f32>(scales + at));
  const values = f32x4.add(f32x4.mul(sums, scale), v128.load_splat<f32>(bias + at));
  const stride = outputs * sizeof<f32>();
  const to = result + row * stride + at;
  const last = rows - 1 - row;
  v128.store_lane<f32>(to, values, 0);
  v128.store_lane<f32>(to + min(1, last) * stride, values, 1);
  v128.store_lane<f32>(to + min(2, last) * stride, values, 2);
  v128.store_lane<f32>(to + min(3, last) * stride, values, 3);
}
