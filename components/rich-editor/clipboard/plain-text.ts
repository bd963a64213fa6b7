import { buildLists } from './build-lists';
import { isHardWrapped, joinLines } from './hard-wraps';

const BULLET = /^[-*•·▪–]\s+/;
const NUMBER = /^\(?\d{1,3}[.)]\s+/;
const markerOf = (line: string) => BULLET.exec(line)?.[0] ?? NUMBER.exec(line)?.[0];

/** A line that begins with a marker begins an item; others go on with the one before. */
function listOf(document: Document, lines: readonly string[]): Element[] {
  const items: { ordered: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const marker = markerOf(line);
    if (marker) items.push({ ordered: NUMBER.test(marker), lines: [line.slice(marker.length)] });
    else items.at(-1)?.lines.push(line);
  }
  return buildLists(
    document,
    items.map((item) => ({
      level: 1,
      ordered: item.ordered,
      content: [document.createTextNode(joinLines(item.lines))],
    })),
  );
}

function paragraphOf(document: Document, lines: readonly string[]): Element {
  const paragraph = document.createElement('p');
  for (const [at, line] of lines.entries())
    paragraph.append(...(at > 0 ? [document.createElement('br')] : []), line);
  return paragraph;
}

/** Paragraphs are where empty lines are; lines within one are joined where only the width of a page broke them. */
function blocksOf(document: Document, lines: readonly string[]): Element[] {
  const firstMarker = lines.findIndex((line) => markerOf(line));
  if (firstMarker !== -1)
    return [
      ...(firstMarker > 0 ? blocksOf(document, lines.slice(0, firstMarker)) : []),
      ...listOf(document, lines.slice(firstMarker)),
    ];
  if (isHardWrapped(lines)) return [paragraphOf(document, [joinLines(lines)])];
  return [paragraphOf(document, lines)];
}

/**
 * The blocks of a text without markup.
 * @param plain the writer asked for the text as it is: nothing becomes a list and no lines are joined
 */
export function plainTextBlocks(document: Document, text: string, plain: boolean): Element {
  const body = document.createElement('div');
  for (const group of text.replace(/\r\n?/g, '\n').split(/\n[ \t]*(?:\n[ \t]*)+|\f/)) {
    const lines = group
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length > 0)
      body.append(...(plain ? [paragraphOf(document, lines)] : blocksOf(document, lines)));
  }
  return body;
}
