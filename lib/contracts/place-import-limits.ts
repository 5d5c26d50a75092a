/** Read also where no schema is loaded: by the process that reads the files. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_MAX_PLACES = 5_000;
