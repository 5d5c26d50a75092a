/** The key under which a run over many weeks publishes its progress. */
export const generationKey = (generationId: string): string => `themes:${generationId}`;
