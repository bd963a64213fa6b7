import { oneLine } from './escape.ts';
import type { Letter, Person } from './letter.ts';

const person = ({ name, address }: Person) => ({ name: oneLine(name), address: oneLine(address) });

/** A letter as nodemailer takes it. No part of it can add a header, or make nodemailer read a file or an address. */
export function messageOf(letter: Letter, messageId: string) {
  return {
    from: person(letter.from),
    to: person(letter.to),
    replyTo: person(letter.replyTo),
    subject: oneLine(letter.subject),
    html: letter.html,
    text: letter.text,
    messageId,
    // No automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: letter.attachments.map(({ fileName, contentType, bytes, contentId }) => ({
      filename: oneLine(fileName),
      contentType,
      content: bytes,
      ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
