const READ = "We read lists of places: CSV, GeoJSON, KML, or a Google Takeout.";

/** What a file is told to be that holds no list of places that we read. */
export const UNREAD_FILES = {
  picture: `That's a picture. ${READ}`,
  pdf: `That's a PDF. ${READ}`,
  recording: `That's a video or a recording. ${READ}`,
  workbook: `That's a spreadsheet's own format. Save it as CSV there, and bring that in. ${READ}`,
  document: `That's a text document. ${READ}`,
  archive: `That's an archive that isn't a zip. Unpack it, and bring in what it holds. ${READ}`,
} as const;
export type UnreadFile = keyof typeof UNREAD_FILES;

const ENDINGS: Record<UnreadFile, RegExp> = {
  picture: /\.(?:png|jpe?g|jfif|gif|webp|heic|heif|avif|bmp|tiff?|svg|ico|psd|raw|dng)$/i,
  pdf: /\.pdf$/i,
  recording: /\.(?:mp4|m4v|mov|avi|mkv|webm|mp3|m4a|wav|ogg|flac)$/i,
  workbook: /\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i,
  document: /\.(?:docx?|odt|rtf|pages|pptx?|odp|key|epub)$/i,
  archive: /\.(?:rar|7z|gz|tgz|tar|bz2|xz)$/i,
};

/** By a file's name. */
export const unreadByName = (fileName: string): UnreadFile | null =>
  (Object.keys(ENDINGS) as UnreadFile[]).find((kind) => ENDINGS[kind].test(fileName)) ?? null;
