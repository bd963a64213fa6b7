import type { Letter } from '../../src/mail/letter.ts';
import { sendDue } from '../../src/mail/send-due.ts';
import type { TestApp } from '../support/index.ts';
import { memoryTransport, postOffice } from './post-office.ts';

/** Send everything that waits. @returns the letters, in no particular order */
export async function postRound(test: TestApp): Promise<Letter[]> {
  const transport = memoryTransport();
  await sendDue(postOffice(test, transport));
  return transport.letters;
}

/** The name and the code that a mail's link to a new password brings. */
export function linkOf(letter: Letter | undefined) {
  const link = /http:\/\/[^ \n"]*\/nl\/wachtwoord-herstellen#\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  const values = new URLSearchParams(new URL(link).hash.slice(1));
  return { link, username: values.get('naam') ?? '', recoveryCode: values.get('code') ?? '' };
}
