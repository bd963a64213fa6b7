const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const MAX_LOG_LENGTH = 200;
const MAX_STORED_LENGTH = 160;

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

const withoutAddresses = (sentence: string): string => sentence.replace(ADDRESS, '<address>');

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function codesOf(error: unknown): string {
  const { code, responseCode, command } = (error ?? {}) as SmtpError;
  return [code, responseCode, command].map(text).filter(Boolean).join(' ');
}

/**
 * Why a mail was not sent, as the log may show it. A mail server's sentence often repeats the customer's address or a
 * part of it, so of such an error only the codes and the SMTP command remain; of others the message without
 * addresses.
 */
export const mailErrorForLog = (error: unknown): string =>
  withoutAddresses(codesOf(error) || sentenceOf(error)).slice(0, MAX_LOG_LENGTH);

/** Removes a name from a sentence wherever it is a whole word, in any case. */
function withoutName(sentence: string, name: string): string {
  const literal = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return sentence.replace(new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'giu'), '<address>');
}

/**
 * Why a mail was not sent, as its row stores it: the codes, and the start of the mail server's sentence without
 * addresses. The recipient's name before the @ is removed too, because servers also write it alone.
 */
export function mailErrorForRow(error: unknown, recipient: string): string {
  const [name = ''] = recipient.split('@');
  const sentence = withoutAddresses(sentenceOf(error)).replace(/\s+/g, ' ').trim();
  const reason = name === '' ? sentence : withoutName(sentence, name);
  return [withoutAddresses(codesOf(error)), reason].filter(Boolean).join(': ').slice(0, MAX_STORED_LENGTH);
}
