/** Files that test the product, or help to, and are not part of it. */
export const IS_TEST = /(^|\/)(testing|e2e)\/|\.test\.tsx?$/;
