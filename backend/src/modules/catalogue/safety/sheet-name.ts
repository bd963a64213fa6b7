/** `veiligheidsblad-<article number>.pdf`. */
const safetySheet = /^veiligheidsblad-([a-z0-9-]{1,60})\.pdf$/;

/** The article number that a safety sheet's file is named after; undefined for any other file. */
export const articleOfSheet = (file: string): string | undefined =>
  safetySheet.exec(file)?.[1]?.toUpperCase();

/** An uploaded sheet's name ends with a part of the hash of its bytes. */
export const isUploadedSheet = (url: string): boolean => /-[0-9a-f]{16}\.pdf$/.test(url);

export const isSafetySheet = (url: string): boolean =>
  articleOfSheet(url.slice(url.lastIndexOf('/') + 1)) !== undefined;

/** The name of an uploaded sheet, as an import of pictures makes it: the article number and the hash of the bytes. */
export function pathOfSheet(articleNumber: string, sha256: string): string {
  const words = articleNumber
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return `veiligheidsblad-${words.replace(/^-+|-+$/g, '')}-${sha256.slice(0, 16)}.pdf`;
}
