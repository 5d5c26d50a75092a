import type { Coordinates } from "./distance";

/** About a hundred meters: enough for what is near, and not for a doorstep. */
const DECIMALS = 3;

export const roundPosition = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Number(latitude.toFixed(DECIMALS)),
  longitude: Number(longitude.toFixed(DECIMALS)),
});
