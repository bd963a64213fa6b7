import { readText } from '@toonbank/contract/text-checks/read-text';

const MAX_LABEL = 80;

/** A line of at most 80 characters, cut between two words where it is longer. */
export function shortLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_LABEL) return line;
  const cut = line.slice(0, MAX_LABEL).replace(/\s\S*$/, '');
  return `${cut.replace(/[\s,.;:–-]+$/, '')}…`;
}

/** By what a reader knows a text without a title of its own: its first heading, else its first passage. */
export function labelOfText(html: string): string {
  const passages = readText(html).passages.filter(({ text }) => text !== '');
  const heading = passages.find(({ element }) => /^h[1-6]$/.test(element));
  return shortLine((heading ?? passages[0])?.text ?? '');
}
