/* Stands in for next/cache in programs that run without Next (bundle-program.ts). */
export const revalidateTag = (): void => {};
