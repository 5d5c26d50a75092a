const PHOTOS_PATH = "/api/photos/";

/** Our own address for a photo: browsers never ask its source, nor see a key. */
export const photoPath = (id: string): string => `${PHOTOS_PATH}${id}`;

/** The same photo as a JPEG: not every mail program knows WebP. */
export const emailPhotoUrl = (address: string): string =>
  address.startsWith(PHOTOS_PATH) ? `${address}?as=jpeg` : address;
