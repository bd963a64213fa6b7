import { readIban } from '@toonbank/contract/forms/company-numbers';

/** The facts of a SEPA credit transfer. */
export interface CreditTransfer {
  /** The account of the payee; spaces are left out. */
  iban: string;
  payee: string;
  cents: number;
  /** The reference of the transfer: the invoice number. */
  remittance: string;
}

/** Limits of the guideline, in characters and cents. */
const MAX_PAYEE = 70;
const MAX_REMITTANCE = 140;
const MAX_CENTS = 99_999_999_999;

const oneLine = (text: string, max: number) => text.replace(/\s+/g, ' ').trim().slice(0, max).trim();

/**
 * The text of a payment QR code, by EPC069-12 version 2, in UTF-8: apps of banks fill in a transfer from it. Undefined
 * where no transfer is possible: no valid IBAN, no payee, or nothing to pay.
 */
export function epcText({ iban, payee, cents, remittance }: CreditTransfer): string | undefined {
  const account = readIban(iban);
  const name = oneLine(payee, MAX_PAYEE);
  if (!account || name === '' || cents <= 0 || cents > MAX_CENTS) return undefined;
  const amount = `EUR${(cents / 100).toFixed(2)}`;
  // Service tag, version, UTF-8, SEPA credit transfer, BIC (not needed), name, account, amount, purpose, structured
  // reference, free text. Empty lines at the end are left out.
  return [
    ...['BCD', '002', '1', 'SCT', '', name, account, amount, '', ''],
    oneLine(remittance, MAX_REMITTANCE),
  ].join('\n');
}
