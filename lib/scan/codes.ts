import { hasCheckDigit } from '@toonbank/contract/sheets/barcode';

/** The kinds of codes that the shop reads, by the names of the browser's BarcodeDetector. */
export const codeFormats = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'qr_code'] as const;
export type CodeFormat = (typeof codeFormats)[number];

export interface SeenCode {
  text: string;
  format: CodeFormat;
}

/**
 * Whether a code may count. ITF has no check of its own, so a part of one reads as a shorter one: only the GTIN-14 of an
 * outer box counts, whose check digit is right.
 */
export const isReliable = ({ text, format }: SeenCode): boolean =>
  text !== '' && (format !== 'itf' || (/^\d{14}$/.test(text) && hasCheckDigit(text)));
