/* Stands in for next/cache in programs that run without Next: changes reach its pages by the database (decision 069). */
export const revalidateTag = (): void => {};
