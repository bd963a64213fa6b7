import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Face, faceOf, type Weight } from './faces.ts';
import { drawFeet, drawHead } from './frame.ts';
import { page, Sheet } from './sheet.ts';
import type { Stationery } from './stationery.ts';

export interface DocumentOptions {
  stationery: Stationery;
  /** In the head of every page: 'Productblad', 'Factuur'. */
  kind: string;
  /** The first page has a title that says the kind: it is not in its head as well. */
  titled?: boolean;
  /** Title of the window that shows it. */
  title: string;
  /** At the foot of every page, after the company's numbers. */
  note: string;
  madeAt: Date;
}

/** pdfkit takes a parsed font as well, which its types lack. */
const source = (face: Face, weight: Weight) => face[weight] as unknown as Uint8Array;

interface Opened extends Pick<DocumentOptions, 'title' | 'madeAt'> {
  author: string;
  /** Name of the typeface (`faces.ts`). */
  face: string | undefined;
}

/** An A4 document without a page, and without margins of its own; its fonts are 'regular' and 'bold'. */
export function openDocument({ title, author, madeAt, face: name }: Opened): PDFKit.PDFDocument {
  const face = faceOf(name);
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'nl-NL',
    displayTitle: true,
    // Without it, Helvetica would be the first font.
    font: null as unknown as string,
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  return doc.registerFont('regular', source(face, 'regular')).registerFont('bold', source(face, 'bold'));
}

/** Writes an A4 document on the site's stationery: `write` fills it from the top. Page numbers and feet are added. */
export async function writeDocument(
  { stationery, kind, titled = false, title, note, madeAt }: DocumentOptions,
  write: (sheet: Sheet) => void,
): Promise<Buffer> {
  const doc = openDocument({ title, author: stationery.company, madeAt, face: stationery.face });
  const bytes = buffer(doc);
  const sheet = new Sheet(doc, stationery.colour);
  doc.on('pageAdded', () => {
    const isFirst = doc.bufferedPageRange().count === 1;
    drawHead(sheet, stationery, titled && isFirst ? '' : kind);
  });
  sheet.newPage();
  write(sheet);
  drawFeet(sheet, stationery, note);
  doc.end();
  return bytes;
}
