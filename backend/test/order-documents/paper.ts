import { pdfText } from '../pdf/read-pdf.ts';
import { makeSite, type TestApp } from '../support/index.ts';

/** Letterhead of both sites. */
export const letterhead = {
  colour: '#7d1f31',
  logo: '',
  coc: '00009999',
  vatNumber: 'NL000099990B01',
  iban: 'NL25 TOON 0000 0120 09',
};

/** A wholesaler, and a shop for consumers. */
export async function makePaperSites(test: TestApp) {
  const site = await makeSite(test, { letterhead });
  return { site, shop: await makeSite(test, { prices: 'public', letterhead }) };
}

/** All on one line, with ordinary spaces. */
export const flatText = (pdf: Buffer): string => pdfText(pdf).replaceAll(/[\u00a0\n]/g, ' ');
