/** Text of several lines as people type it: lines stay lines, what can't be seen goes. */
export const readText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();
