import { endpoints } from '@toonbank/contract';
import { pdfShapes } from '../pdf/read-pdf.ts';
import { readQr } from '../pdf/read-qr.ts';
import type { Caller, TestApp } from '../support/test-app.ts';

const { shelfLabels: labels } = endpoints;

/** URLs in the QR codes of printed labels, decoded from the PDF as a phone does. */
export async function scannedUrls(test: TestApp, caller: Caller, labelIDs: number[]): Promise<string[]> {
  const { raw, status } = await test.call(labels.print, { labelIDs, sheet: '3x8' }, caller);
  if (status !== 200) throw new Error(`Printing answered ${status}.`);
  return pdfShapes(raw).flat().map(readQr);
}

export const tokenIn = (url: string): string => new URL(url).pathname.replace(/^\/k\//, '');

/** A label for each line of a list, or one for a place. @returns its codes, in the order of the list */
export async function printedTokens(
  test: TestApp,
  caller: Caller,
  asked: { listID: number; productIDs?: number[]; covers?: 'line' | 'place'; place?: string },
): Promise<string[]> {
  const { label_ids } = await test.data(labels.make, { covers: 'line', ...asked }, caller);
  return (await scannedUrls(test, caller, label_ids)).map(tokenIn);
}

/** As every form that is opened has one. */
export const newKey = () => crypto.randomUUID();
