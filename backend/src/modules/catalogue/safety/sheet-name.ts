/** `veiligheidsblad-<article number>.pdf`. */
const safetySheet = /^veiligheidsblad-([a-z0-9-]{1,60})\.pdf$/;

/** The article number that a safety sheet's file is named after; undefined for any other file. */
export const articleOfSheet = (file: string): string | undefined =>
  safetySheet.exec(file)?.[1]?.toUpperCase();

export const isSafetySheet = (url: string): boolean =>
  articleOfSheet(url.slice(url.lastIndexOf('/') + 1)) !== undefined;
