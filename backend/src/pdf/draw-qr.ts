import { encode } from 'uqr';

const BLACK = '#000000';

/**
 * Draws a QR code of `size` by `size` points, as squares in one path: as sharp as the printer. The caller leaves four
 * squares of white around it. It still reads with a fifteenth of it dirty.
 */
export function drawQr(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const { data } = encode(text, { ecc: 'M', boostEcc: true, border: 0 });
  const square = size / data.length;
  for (const [row, line] of data.entries()) {
    const dark = line.map((on) => (on ? '1' : '0')).join('');
    for (const { index, 0: run } of dark.matchAll(/1+/g))
      doc.rect(x + index * square, y + row * square, run.length * square, square);
  }
  doc.fill(BLACK);
}
