import { inflateSync } from 'node:zlib';
import { otherDates } from './dates.ts';

interface Part {
  dictionary: string;
  /** Uncompressed; absent where the object has no stream. */
  stream: string | undefined;
}

/** The numbered objects of a PDF that our kit made. */
function objectsOf(pdf: Buffer): Map<number, Part> {
  const text = pdf.toString('latin1');
  const objects = new Map<number, Part>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\n(stream\n|endobj)/g)) {
    const [whole, number, dictionary = '', end] = match;
    const start = match.index + whole.length;
    const bytes = pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0));
    const isText = end !== 'endobj' && !/\/Subtype|\/Length1/.test(dictionary);
    const stream = isText
      ? (/FlateDecode/.test(dictionary) ? inflateSync(bytes) : bytes).toString('latin1')
      : undefined;
    objects.set(Number(number), { dictionary, stream });
  }
  return objects;
}

/** Page content, uncompressed; pictures, fonts and metadata are skipped. */
const contents = (objects: Map<number, Part>): string[] =>
  [...objects.values()].flatMap(({ stream }) =>
    stream !== undefined && /\bTJ\b/.test(stream) ? [stream] : [],
  );

const utf16 = new TextDecoder('utf-16be');

/** Name in the content → the characters of its glyphs, as the font's own table for extraction says. */
function charactersOf(objects: Map<number, Part>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', number] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.dictionary ?? '')?.[1];
      const cmap = objects.get(Number(table))?.stream ?? '';
      const characters = [...cmap.matchAll(/<\w{4}> <\w{4}> \[([^\]]*)\]/g)].flatMap(([, codes = '']) =>
        [...codes.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => utf16.decode(Buffer.from(hex, 'hex'))),
      );
      fonts.set(name, characters);
    }
  }
  return fonts;
}

/**
 * The lines of each page of a PDF that our kit made, in the order in which they were written. Every document that a test reads
 * has one style of dates.
 */
export function pdfPages(pdf: Buffer): string[][] {
  const objects = objectsOf(pdf);
  const fonts = charactersOf(objects);
  const pages = contents(objects).map((content) => {
    let characters: string[] = [];
    const lines: string[] = [];
    for (const [, font, operands = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) characters = fonts.get(font) ?? [];
      else {
        const glyphs = [...operands.matchAll(/<([0-9a-f]*)>/gi)].flatMap(
          ([, hex = '']) => hex.match(/.{4}/g) ?? [],
        );
        lines.push(glyphs.map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '\ufffd').join(''));
      }
    }
    return lines;
  });
  const other = otherDates(pages.flat().join('\n'));
  if (other.length > 0) throw new Error(`The document has days of another style: ${other.join(', ')}`);
  return pages;
}

export const pdfText = (pdf: Buffer): string => pdfPages(pdf).flat().join('\n');

/** Names of the fonts, without the letters of the subset; those that are not embedded end in '!'. */
export function pdfFonts(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const embedded = [...text.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)(?=[\s\S]{0,400}?\/FontFile2)/g)];
  const standard = [...text.matchAll(/\/Subtype \/Type1[\s\S]{0,80}?\/BaseFont \/([\w-]+)/g)];
  return [...embedded.map(([, name = '']) => name), ...standard.map(([, name = '']) => `${name}!`)].sort();
}

export const pictureCount = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image/g)].length;

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The filled shapes of each page that are made of rectangles, such as bars and codes; points from the upper left. */
export function pdfShapes(pdf: Buffer): Rectangle[][][] {
  return contents(objectsOf(pdf)).map((content) => {
    const shapes: Rectangle[][] = [];
    let open: Rectangle[] = [];
    for (const [whole, ...numbers] of content.matchAll(
      /([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re\b|\bf\b/g,
    )) {
      if (whole !== 'f') {
        const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
        open.push({ x, y, width, height });
      } else if (open.length > 0) {
        shapes.push(open);
        open = [];
      }
    }
    return shapes;
  });
}
