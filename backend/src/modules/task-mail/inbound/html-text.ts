import { Buffer } from 'node:buffer';
import { simpleParser } from 'mailparser';

/** A picture that is part of the HTML itself, as browsers paste it. */
const PASTED = /\bsrc\s*=\s*["']\s*data:image\/[\w.+-]+;base64,([^"']*)["']/gi;

/** The pictures inside a mail's HTML. */
export const picturesIn = (html: string): Buffer[] =>
  Array.from(html.matchAll(PASTED), ([, base64 = '']) => Buffer.from(base64, 'base64'));

const SOURCE = /<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi;

/** The addresses of the pictures in a mail's HTML; as text they stand in brackets. */
export const pictureSources = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(SOURCE), ([, source = '']) => source.replaceAll('&amp;', '&')));

/** The text of a mail's HTML. */
export async function textOfHtml(html: string): Promise<string> {
  const { text = '' } = await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`);
  return text;
}
