import { sumLane } from "./lanes";

const EPSILON: f32 = 1e-12;

/**
 * Adds `other` to `values`, and brings each row to mean 0 and variance 1, then scales and shifts it. In place; `width` is a
 * multiple of 4.
 */
export function addNorm(values: usize, other: usize, rows: usize, weight: usize, bias: usize, width: usize): void {
  const stride = width * sizeof<f32>();
  for (let row: usize = 0; row < rows; row++) {
    addNormRow(values + row * stride, other + row * stride, weight, bias, stride);
  }
}

function addNormRow(values: usize, other: usize, weight: usize, bias: usize, bytes: usize): void {
  const width = <f32>(bytes / sizeof<f32>());
  let sum = f32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) {
    const value = f32x4.add(v128.load(values + at), v128.load(other + at));
    v128.store(values + at, value);
    sum = f32x4.add(sum, value);
  }
  const mean = f32x4.splat(sumLane(sum) / width);
  let squares = f32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) {
    const distance = f32x4.sub(v128.load(values + at), mean);
    squares = f32x4.add(squares, f32x4.mul(distance, distance));
  }
  const scale = f32x4.splat(1 / sqrt<f32>(sumLane(squares) / width + EPSILON));
  for (let at: usize = 0; at < bytes; at += 16) {
    const normal = f32x4.mul(f32x4.sub(v128.load(values + at), mean), scale);
    v128.store(values + at, f32x4.add(f32x4.mul(normal, v128.load(weight + at)), v128.load(bias + at)));
  }
}
