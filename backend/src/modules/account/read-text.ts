/** Cleans a typed text of several lines: lines stay lines, invisible characters are removed. */
export const readText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();
