import { exp } from "./exp";
import { highestLane, sumLane, sumLanes } from "./lanes";

/**
 * Multi-head self-attention over rows that hold query, key and value side by side. A head's size is a multiple of 16.
 * `weights` is room for a number per row and four more.
 */
export function attend(qkv: usize, rows: usize, heads: usize, size: usize, weights: usize, result: usize): void {
  const width: usize = heads * size * sizeof<f32>();
  const scale: f32 = 1 / sqrt<f32>(<f32>size);
  for (let head: usize = 0; head < heads; head++) {
    const query = qkv + head * size * sizeof<f32>();
    const output = result + head * size * sizeof<f32>();
    for (let row: usize = 0; row < rows; row++) {
      compare(query + row * 3 * width, query + width, rows, size, 3 * width, weights);
      const sum = softmax(weights, rows, scale);
      mix(weights, query + 2 * width, rows, size, 3 * width, 1 / sum, output + row * width);
    }
  }
}

/** The product of a query with each key, four keys at a time; beyond the last one, it is that of the last one. */
function compare(query: usize, keys: usize, rows: usize, size: usize, stride: usize, products: usize): void {
  const last = keys + (rows - 1) * stride;
  for (let row: usize = 0; row < rows; row += 4) {
    const a = keys + row * stride;
    const b = min(a + stride, last);
    const c = min(b + stride, last);
    const d = min(c + stride, last);
    let sumA = f32x4.splat(0);
    let sumB = f32x4.splat(0);
    let sumC = f32x4.splat(0);
    let sumD = f32x4.splat(0);
    for (let at: usize = 0; at < size * sizeof<f32>(); at += 16) {
      const part = v128.load(query + at);
      sumA = f32x4.add(sumA, f32x4.mul(part, v128.load(a + at)));
      sumB = f32x4.add(sumB, f32x4.mul(part, v128.load(b + at)));
      sumC = f32x4.add(sumC, f32x4.mul(part, v128.load(c + at)));
      sumD = f32x4.add(sumD, f32x4.mul(part, v128.load(d + at)));
    }
    v128.store(products + row * sizeof<f32>(), sumLanes(sumA, sumB, sumC, sumD));
  }
}

/** Exponentials of the scaled products, relative to the highest, in place. Returns their sum. */
function softmax(products: usize, count: usize, scale: f32): f32 {
  const end = products + count * sizeof<f32>();
  let highest = v128.load(products);
  for (let at = products; at < end; at += 16) highest = f32x4.max(highest, v128.load(at));
  const top = f32x4.splat(highestLane(highest));
  for (let at = products; at < end; at += 16) {
    v128.store(at, exp(f32x4.mul(f32x4.sub(v128.load(at), top), f32x4.splat(scale))));
  }
  v128.store(end, f32x4.splat(0));
  let sum = f32x4.splat(0);
  for (let at = products; at < end; at += 16) sum = f32x4.add(sum, v128.load(at));
  return sumLane(sum);
}

/** The sum of the values, each times its weight, times the scale. */
function mix(weights: usize, values: usize, rows: usize, size: usize, stride: usize, scale: f32, result: usize): void {
  for (let part: usize = 0; part < size * sizeof<f32>(); part += 64) {
    let a = f32x4.splat(0);
    let b = f32x4.splat(0);
    let c = f32x4.splat(0);
    let d = f32x4.splat(0);
    let at = values + part;
    for (let row: usize = 0; row < rows; row++) {
      const weight = v128.load_splat<f32>(weights + row * sizeof<f32>());
      a = f32x4.add(a, f32x4.mul(weight, v128.load(at)));
      b = f32x4.add(b, f32x4.mul(weight, v128.load(at, 16)));
      c = f32x4.add(c, f32x4.mul(weight, v128.load(at, 32)));
      d = f32x4.add(d, f32x4.mul(weight, v128.load(at, 48)));
      at += stride;
    }
    const factor = f32x4.splat(scale);
    v128.store(result + part, f32x4.mul(a, factor));
    v128.store(result + part, f32x4.mul(b, factor), 16);
    v128.store(result + part, f32x4.mul(c, factor), 32);
    v128.store(result + part, f32x4.mul(d, factor), 48);
  }
}
