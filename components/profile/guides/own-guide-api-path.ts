export const ownGuideApiPath = (id: string): string => `/api/guides/${encodeURIComponent(id)}/own`;
