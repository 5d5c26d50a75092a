const LOWEST: f32 = -87;
const HIGHEST: f32 = 88;
const LOG2_E: f32 = Mathf.LOG2E;
/** ln 2 in two parts, so that multiples of the first are exact. */
const LN_2_HIGH: f32 = 0.693359375;
const LN_2_LOW: f32 = -2.1219444e-4;

/** The exponential of four numbers, as in Cephes' expf (error below 2e-7 of the result). */
export function exp(x: v128): v128 {
  const bounded = f32x4.max(f32x4.min(x, f32x4.splat(HIGHEST)), f32x4.splat(LOWEST));
  const power = f32x4.nearest(f32x4.mul(bounded, f32x4.splat(LOG2_E)));
  const rest = f32x4.sub(
    f32x4.sub(bounded, f32x4.mul(power, f32x4.splat(LN_2_HIGH))),
    f32x4.mul(power, f32x4.splat(LN_2_LOW)),
  );
  let sum = f32x4.splat(1.98756915e-4);
  sum = multiplyAdd(sum, rest, 1.3981999507e-3);
  sum = multiplyAdd(sum, rest, 8.3334519073e-3);
  sum = multiplyAdd(sum, rest, 4.1665795894e-2);
  sum = multiplyAdd(sum, rest, 1.6666665459e-1);
  sum = multiplyAdd(sum, rest, 5.0000001201e-1);
  sum = multiplyAdd(sum, rest, 1);
  sum = multiplyAdd(sum, rest, 1);
  const exponent = i32x4.add(i32x4.trunc_sat_f32x4_s(power), i32x4.splat(127));
  return f32x4.mul(sum, i32x4.shl(exponent, 23));
}

export function multiplyAdd(a: v128, b: v128, c: f32): v128 {
  return f32x4.add(f32x4.mul(a, b), f32x4.splat(c));
}
