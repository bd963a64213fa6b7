/** The width of a line in points. */
export type Measure = (line: string) => number;

/**
 * The longest beginning of a word that fits, up to a dash or slash where there is one; at least one character, so
 * that the loop always ends.
 */
function longestPrefix(word: string, width: number, measure: Measure): string {
  let end = word.length;
  while (end > 1 && measure(word.slice(0, end)) > width) end = Math.min(end - 1, Math.ceil(end * 0.9));
  const head = word.slice(0, end);
  return end < word.length ? (/^.+[-/]/.exec(head)?.[0] ?? head) : head;
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    let rest = word;
    while (measure(rest) > width) {
      const head = longestPrefix(rest, width, measure);
      if (head === rest) break;
      lines.push(head);
      rest = rest.slice(head.length);
    }
    line = rest;
  }
  return [...lines, line];
}

/** Breaks text into lines of at most `width` points. Its own line breaks stay; a word that is too long is cut. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph.trim(), width, measure));
}
