import { quoted, type TextFinding } from './finding.ts';
import type { Passage, ReadText } from './read-text.ts';
import { sentencesOf } from './sentences.ts';

const MAX_WORDS = 25;
/** What the reader is told about the target of a link with these words: nothing. */
const VAGUE =
  /^(?:(?:klik|druk|kijk|lees|bekijk|ga)(?:t)? )?(?:hier|hierop|hieronder|deze (?:link|pagina)|via deze link|link|klik|klikken|meer|verder|lees|lees (?:meer|verder|hier)|bekijk|bekijk meer|meer (?:info|informatie|lezen|weten)|hier klikken|website|pagina)$/i;
const CLICK_HERE = /\bklikt?(?: u)?(?: dan)? hier\b/i;

const found = (code: TextFinding['code'], block: number, text: string): TextFinding => ({
  ...{ code, block, quote: quoted(text), expected: '' },
});

/** The title of the page is the heading above all of them. */
function headingOrder({ passages }: ReadText): TextFinding[] {
  let above = 1;
  return passages.flatMap(({ element, block, text }) => {
    if (!/^h[1-6]$/.test(element)) return [];
    const level = Number(element.slice(1));
    const isSkipped = level > above + 1 || level === 1;
    above = level;
    return isSkipped ? [found('heading_order', block, text)] : [];
  });
}

function linkFindings({ block, links }: Passage): TextFinding[] {
  return links.flatMap(({ href, text }) => {
    const findings: TextFinding[] = [];
    if (href === '' || href === '#') findings.push(found('empty_link', block, text));
    if (/^http:/i.test(href)) findings.push(found('http_link', block, href));
    const words = text.replace(/[\s.…:!>»→]+$/, '');
    if (VAGUE.test(words) || CLICK_HERE.test(words)) findings.push(found('vague_link', block, text));
    return findings;
  });
}

function longSentences({ block, element, text }: Passage): TextFinding[] {
  if (element === 'line' || /^h[1-6]$/.test(element)) return [];
  return sentencesOf(text)
    .filter((sentence) => sentence.text.split(' ').length > MAX_WORDS)
    .map((sentence) => found('long_sentence', block, sentence.text));
}

/** What makes a text hard to read or to use. */
export function styleFindings(text: ReadText): TextFinding[] {
  return [
    ...headingOrder(text),
    ...text.passages.flatMap(linkFindings),
    ...text.passages.flatMap(longSentences),
    ...text.tables
      .filter(({ hasHeader }) => !hasHeader)
      .map(({ block, text: cells }) => found('table_without_header', block, cells)),
  ];
}
