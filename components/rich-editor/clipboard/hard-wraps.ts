/** Shorter lines are meant as lines, such as those of an address. */
const MIN_WRAPPED = 40;
const SENTENCE_END = /[.!?:;]$/;

/** The lines were broken by the width of a page, not by the writer: long, and mostly in the middle of a sentence. */
export function isHardWrapped(lines: readonly string[]): boolean {
  const broken = lines.slice(0, -1);
  if (broken.length === 0 || broken.some((line) => line.length < MIN_WRAPPED)) return false;
  return broken.filter((line) => SENTENCE_END.test(line)).length <= broken.length / 2;
}

/** One text of lines; a word that was divided is whole again. */
export const joinLines = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/(\p{Ll})[-\u00ad]\n(?=\p{Ll})/gu, '$1')
    .replaceAll('\n', ' ');
