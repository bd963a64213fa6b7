import { runInWorker } from '../../../lib/run-in-worker.ts';

export interface MailAttachment {
  fileName: string;
  bytes: Uint8Array;
  /** Whether the file is an inline picture of the HTML, such as the logo of a signature. */
  isInline: boolean;
}

/** A parsed mail; all fields are untrusted input. */
export interface ParsedMail {
  /** Message-ID with its angle brackets; empty when absent or invalid. */
  messageId: string;
  /** Address of the header From; empty when absent. */
  from: string;
  subject: string;
  date: string;
  /** Names in lower case. */
  headers: [name: string, value: string][];
  /** The text part, or the HTML as text; without quoted mails. */
  text: string;
  attachments: MailAttachment[];
}

const LIMITS = { maxMs: 15_000, maxMemoryMb: 512 };

/** Parses a mail in a separate thread. @throws Error when the mail is invalid, or after the time limit */
export const parseMail = (bytes: Buffer): Promise<ParsedMail> =>
  runInWorker<ParsedMail>(new URL('./parse-mail-worker.ts', import.meta.url), bytes, LIMITS);
