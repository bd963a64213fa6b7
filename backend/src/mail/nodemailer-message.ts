import { oneLine } from '@toonbank/contract';
import type { Message, Person } from './message.ts';

const person = ({ name, address }: Person) => ({ name: oneLine(name), address: oneLine(address) });

/** A message as nodemailer takes it. No part of it can add a header, or make nodemailer read a file or an address. */
export function toNodemailer(message: Message, messageId: string) {
  return {
    from: person(message.from),
    to: person(message.to),
    replyTo: person(message.replyTo),
    subject: oneLine(message.subject),
    html: message.html,
    text: message.text,
    messageId,
    ...(message.references?.length && {
      references: message.references.map(oneLine),
      inReplyTo: oneLine(message.references.at(-1) ?? ''),
    }),
    // No automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(message.unsubscribeUrl && {
        'List-Unsubscribe': `<${oneLine(message.unsubscribeUrl)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: message.attachments.map(({ fileName, contentType, bytes, contentId }) => ({
      filename: oneLine(fileName),
      contentType,
      content: bytes,
      ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
