/** "1 reader", "1,204 readers" */
export const formatReaders = (count: number): string =>
  count === 1 ? "1 reader" : `${count.toLocaleString("en-US")} readers`;
