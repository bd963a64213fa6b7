import type { Page } from '@playwright/test';
import { pdfShapes } from '../../backend/test/pdf/read-pdf.ts';
import { readQr } from '../../backend/test/pdf/read-qr.ts';

/** A file of the page's session as bytes. Asked inside the page: only the browser resolves the site's host name. */
export async function fileOf(page: Page, path: string): Promise<{ type: string | null; bytes: Buffer }> {
  const { type, base64 } = await page.evaluate(async (url) => {
    const answer = await fetch(url);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return {
      type: answer.headers.get('content-type'),
      base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
    };
  }, path);
  return { type, bytes: Buffer.from(base64, 'base64') };
}

/** Paths in the QR codes of a PDF of labels, for the host of the test. */
export async function scannedPaths(page: Page, pdf: string): Promise<string[]> {
  const { bytes } = await fileOf(page, pdf);
  return pdfShapes(bytes)
    .flat()
    .map((shape) => new URL(readQr(shape)).pathname);
}
