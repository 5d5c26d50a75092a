/** The sum of each vector's four numbers. */
export function sumLanes(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = f32x4.add(v128.shuffle<f32>(a, b, 0, 4, 1, 5), v128.shuffle<f32>(a, b, 2, 6, 3, 7));
  const cd = f32x4.add(v128.shuffle<f32>(c, d, 0, 4, 1, 5), v128.shuffle<f32>(c, d, 2, 6, 3, 7));
  return f32x4.add(v128.shuffle<f32>(ab, cd, 0, 1, 4, 5), v128.shuffle<f32>(ab, cd, 2, 3, 6, 7));
}

export function sumLane(a: v128): f32 {
  const low = f32x4.extract_lane(a, 0) + f32x4.extract_lane(a, 1);
  return low + f32x4.extract_lane(a, 2) + f32x4.extract_lane(a, 3);
}

export function highestLane(a: v128): f32 {
  const low = max(f32x4.extract_lane(a, 0), f32x4.extract_lane(a, 1));
  return max(low, max(f32x4.extract_lane(a, 2), f32x4.extract_lane(a, 3)));
}
