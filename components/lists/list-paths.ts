export const LISTS_PATH = "/profile/lists";
export const listPath = (id: string): string => `${LISTS_PATH}/${id}`;
export const sharedListPath = (token: string): string => `/list/${token}`;

export const LISTS_API = "/api/lists";
export const listApiPath = (id: string): string => `${LISTS_API}/${id}`;
export const listPlaceApiPath = (id: string, restaurantId: string): string =>
  `${listApiPath(id)}/places/${encodeURIComponent(restaurantId)}`;
