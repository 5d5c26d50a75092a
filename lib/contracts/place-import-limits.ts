/** Apart from the schemas, so that the process that reads the files does not load them. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_MAX_PLACES = 5_000;
