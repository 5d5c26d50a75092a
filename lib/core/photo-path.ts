const PHOTOS_PATH = "/api/photos/";

/** Our own URL for a photo: browsers never contact its source, nor see a key. */
export const photoPath = (id: string): string => `${PHOTOS_PATH}${id}`;

/** The same photo as a JPEG: not every mail client supports WebP. */
export const emailPhotoUrl = (address: string): string =>
  address.startsWith(PHOTOS_PATH) ? `${address}?as=jpeg` : address;
