/** Where the notes of a run over many weeks are told and listened to. */
export const generationKey = (generationId: string): string => `themes:${generationId}`;
