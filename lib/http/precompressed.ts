/** How a route tells our server the encoding of its response: Next strips the standard header. */
export const PRECOMPRESSED_HEADER = "x-kumquat-packed";
