import { xmlText } from '@toonbank/contract/sheets/xml-text';
import type { TextRecord } from './split-records';

/** The elements of a line that are read; their names are headings at once. */
const ELEMENTS = ['artikelnummer', 'omschrijving', 'eenheid', 'aantal', 'ean'];

const contentOf = (line: string, name: string): string =>
  xmlText(new RegExp(`<${name}>([^<]*)</${name}>`).exec(line)?.[1] ?? '').trim();

/**
 * Reads the XML of an order list, as the shop exports it (docs/behaviour.md §11.3), into rows with headings. Any other
 * XML has no rows; undefined for a text that is no XML.
 */
export function readXml(text: string): TextRecord[] | undefined {
  if (!/^\uFEFF?\s*<(?:\?xml|!DOCTYPE|[a-z]+[\s>])/i.test(text)) return undefined;
  const lines = text
    .split('<regel>')
    .slice(1)
    .map((rest) => {
      const line = rest.split('</regel>', 1)[0] ?? '';
      return { raw: `<regel>${line}</regel>`, cells: ELEMENTS.map((name) => contentOf(line, name)) };
    });
  return lines.length === 0 ? [] : [{ raw: '', cells: ELEMENTS }, ...lines];
}
