/** How a route tells our server in which encoding it has packed its answer: Next takes off what is called by its name. */
export const PRECOMPRESSED_HEADER = "x-kumquat-packed";
