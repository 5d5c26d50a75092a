export const countPlaces = (count: number): string =>
  count === 0 ? "No places yet" : count === 1 ? "1 place" : `${count} places`;
