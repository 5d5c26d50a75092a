/** A constant that the bundler fills in: files of the development server change under their names, so none is kept. */
export const IS_BUILT = process.env.NODE_ENV === "production";
