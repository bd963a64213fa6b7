const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const MAX_LENGTH = 200;

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

/**
 * Why a mail did not go out, as the log may show it. A mail server's sentence often repeats the customer's address or
 * a part of it, so of such an error only the codes and the SMTP command remain; of others the message without addresses.
 */
export function mailErrorForLog(error: unknown): string {
  const { code, responseCode, command } = (error ?? {}) as SmtpError;
  const codes = [code, responseCode, command].map(text).filter(Boolean);
  if (codes.length > 0) return codes.join(' ').replace(ADDRESS, '<address>').slice(0, MAX_LENGTH);
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(ADDRESS, '<address>').slice(0, MAX_LENGTH);
}
