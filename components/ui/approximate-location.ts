export const APPROXIMATE_LOCATION = "The place on the map is approximate.";
