import type { Message } from '../../src/mail/message.ts';
import { sendDue } from '../../src/mail/send-due.ts';
import type { TestApp } from '../support/index.ts';
import { makeMailer, memoryTransport } from './make-mailer.ts';

/** Send everything that waits. @returns the messages, in no particular order */
export async function sendMails(test: TestApp): Promise<Message[]> {
  const transport = memoryTransport();
  await sendDue(makeMailer(test, transport));
  return transport.messages;
}

/** The name and the code that a mail's link to a new password brings. */
export function linkOf(message: Message | undefined) {
  const link = /http:\/\/[^ \n"]*\/nl\/wachtwoord-herstellen#\S+/.exec(message?.text ?? '')?.[0] ?? '';
  const values = new URLSearchParams(new URL(link).hash.slice(1));
  return { link, username: values.get('naam') ?? '', recoveryCode: values.get('code') ?? '' };
}
