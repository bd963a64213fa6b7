import { runInWorker } from '../../../lib/run-in-worker.ts';

export interface MailAttachment {
  fileName: string;
  bytes: Uint8Array;
  /** Part of the HTML, such as a logo under the text. */
  isInline: boolean;
}

/** A mail as its sender wrote it; nothing of it is trusted. */
export interface ParsedMail {
  /** With its angle brackets; empty when it has none, or one that is not usable. */
  messageId: string;
  /** Address of the header From; empty when it has none. */
  from: string;
  subject: string;
  date: string;
  /** Names in lower case. */
  headers: [name: string, value: string][];
  /** The text part, or the HTML as text; without what it quotes. */
  text: string;
  attachments: MailAttachment[];
}

const LIMITS = { maxMs: 15_000, maxMemoryMb: 512 };

/** Reads a mail in a thread of its own. @throws Error for one that can not be read, or not in time */
export const parseMail = (bytes: Buffer): Promise<ParsedMail> =>
  runInWorker<ParsedMail>(new URL('./parse-mail-worker.ts', import.meta.url), bytes, LIMITS);
