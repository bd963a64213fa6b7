/** The number of characters of a description that search engines show. */
const MAX_SHOWN_LENGTH = 155;

/**
 * Shortens to one line of at most `most` characters; a longer text ends at a sentence, else at a word with an
 * ellipsis.
 */
export function shorten(text: string, most = MAX_SHOWN_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const sentences = /^.*[.!?](?=\s)/.exec(line.slice(0, most + 1))?.[0] ?? '';
  // Whole sentences that fill half of the space are better than a cut one.
  if (sentences.length >= most / 2) return sentences;
  const cut = line.slice(0, most);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.slice(0, -1);
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}
