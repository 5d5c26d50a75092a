/** Our own address for a photo: browsers never ask its source, nor see a key. */
export const photoAddress = (id: string): string => `/api/photos/${id}`;
