import { exp, multiplyAdd } from "./exp";

/** The Gaussian error linear unit, in place. `count` is a multiple of 4. */
export function gelu(values: usize, count: usize): void {
  for (let i: usize = 0; i < count; i += 4) {
    const at = values + i * sizeof<f32>();
    const value = v128.load(at);
    const share = f32x4.add(f32x4.splat(1), erf(f32x4.mul(value, f32x4.splat(<f32>Math.SQRT1_2))));
    v128.store(at, f32x4.mul(f32x4.mul(value, f32x4.splat(0.5)), share));
  }
}

/** The error function of Abramowitz and Stegun 7.1.26 (error below 1.5e-7, and what 32 bits round). */
function erf(x: v128): v128 {
  const one = f32x4.splat(1);
  const t = f32x4.div(one, multiplyAdd(f32x4.abs(x), f32x4.splat(0.3275911), 1));
  let sum = f32x4.splat(1.061405429);
  sum = multiplyAdd(sum, t, -1.453152027);
  sum = multiplyAdd(sum, t, 1.421413741);
  sum = multiplyAdd(sum, t, -0.284496736);
  sum = multiplyAdd(sum, t, 0.254829592);
  const size = f32x4.sub(one, f32x4.mul(f32x4.mul(sum, t), exp(f32x4.neg(f32x4.mul(x, x)))));
  return v128.bitselect(x, size, f32x4.splat(-0.0));
}
