import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
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

/** An A4 document without a page, and without margins of its own. */
export const openDocument = ({
  title,
  author,
  madeAt,
}: Pick<DocumentOptions, 'title' | 'madeAt'> & { author: string }): PDFKit.PDFDocument =>
  new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'nl-NL',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });

/** Writes an A4 document on the site's stationery: `write` fills it from the top. Page numbers and feet are added. */
export async function writeDocument(
  { stationery, kind, titled = false, title, note, madeAt }: DocumentOptions,
  write: (sheet: Sheet) => void,
): Promise<Buffer> {
  const doc = openDocument({ title, author: stationery.company, madeAt });
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
