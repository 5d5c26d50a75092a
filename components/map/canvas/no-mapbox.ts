/** Stands for Mapbox GL in a build without it. Nothing loads it: the server names another service then. */
export default null;
