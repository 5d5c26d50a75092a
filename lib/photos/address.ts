const FOLDER = "/api/photos/";

/** Our own address for a photo: browsers never ask its source, nor see a key. */
export const photoAddress = (id: string): string => `${FOLDER}${id}`;

/** The same photo as a JPEG: not every mail program knows WebP. */
export const letterPhotoAddress = (address: string): string =>
  address.startsWith(FOLDER) ? `${address}?as=jpeg` : address;
