/** What search engines show of a description. */
const SHOWN = 155;

/** One line of at most `most` characters; a text that is longer ends at a sentence, else at a word with an ellipsis. */
export function shorten(text: string, most = SHOWN): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const sentences = /^.*[.!?](?=\s)/.exec(line.slice(0, most + 1))?.[0] ?? '';
  // Half of what there is room for says more than a cut sentence.
  if (sentences.length >= most / 2) return sentences;
  const cut = line.slice(0, most);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.slice(0, -1);
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}
