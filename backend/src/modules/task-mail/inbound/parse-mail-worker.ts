import { Buffer } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { type Attachment, simpleParser } from 'mailparser';
import { cutQuotes } from './cut-quotes.ts';
import { pictureSources, picturesIn, textOfHtml } from './html-text.ts';
import type { ParsedMail } from './parse-mail.ts';

/** Maximum length of the text, in characters; quoted mails are below the typed text. */
const MAX_TEXT = 200_000;
const MAX_HEADER = 1_000;

const cleaned = (text: string) =>
  text
    .slice(0, MAX_TEXT)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the database stores no such characters.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** Leaves out pictures of the HTML: photos are attachments, and addresses of foreign servers are useless. */
const withoutPictures = (text: string, sources: ReadonlySet<string>) =>
  text
    .replace(/\[([^[\]\s]{1,2000})\]/g, (shown, source: string) => (sources.has(source) ? '' : shown))
    .replace(/\[data:image\/[^[\]]*\]/gi, '')
    .replace(/\[(?:cid:|https?:\/\/[^\]\s]*\.(?:png|jpe?g|gif|webp|svg)\b)[^\]\s]*\]/gi, '');

const oneLine = (text: string | undefined) =>
  cleaned(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_HEADER);

const toAttachment = ({ filename, content, related }: Attachment) => ({
  fileName: oneLine(filename).slice(0, 120),
  bytes: new Uint8Array(content),
  isInline: related === true,
});

const mail = await simpleParser(Buffer.from(workerData as Uint8Array), {
  skipImageLinks: true,
  skipTextToHtml: true,
  skipTextLinks: true,
});
const html = mail.html || '';
const plain = mail.text ?? '';
// Mail programs also send an empty text part next to the HTML.
const text = plain.trim() === '' && html !== '' ? await textOfHtml(html) : plain;
const messageId = mail.messageId ?? '';
const dateLine = mail.headerLines.find(({ key }) => key === 'date')?.line;
const result: ParsedMail = {
  messageId: /^<[!-;=?-~]{1,250}>$/.test(messageId) ? messageId : '',
  from: oneLine(mail.from?.value[0]?.address),
  subject: oneLine(mail.subject),
  date: oneLine(dateLine),
  headers: mail.headerLines.map(({ key, line }) => [key, oneLine(line.slice(line.indexOf(':') + 1))]),
  text: cutQuotes(cleaned(withoutPictures(text, pictureSources(html)))),
  attachments: [
    ...mail.attachments.map(toAttachment),
    ...picturesIn(html).map((bytes) => ({ fileName: '', bytes: new Uint8Array(bytes), isInline: true })),
  ],
};
parentPort?.postMessage(result);
