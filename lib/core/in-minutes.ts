/** "in 12 minutes": the server knows no reader's clock, so it names no time of day. */
export function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes === 60) return "in an hour";
  return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
}
