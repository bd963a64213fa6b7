import { endpoints } from '@toonbank/contract';
import type { Site } from '../../src/db/schema/index.ts';
import type { Message } from '../../src/mail/message.ts';
import { sendMails } from '../mail/send-mails.ts';
import type { TestApp } from '../support/index.ts';

const { tasks } = endpoints;

/** Send all mails. @returns those to one address, in the order in which they were queued */
export async function mailsTo(test: TestApp, address: string): Promise<Message[]> {
  return (await sendMails(test)).filter(({ to }) => to.address === address);
}

/** The token in the link of a mail. */
export const tokenIn = (message: Message | undefined): string =>
  /\/nl\/vraag#(\S+)/.exec(message?.text ?? '')?.[1] ?? '';

/** The calls that the page of a link makes; it has no session. */
export const linkCalls = (test: TestApp, site: Site, token: string) => ({
  read: () => test.data(tasks.linked, { token }, { site }),
  tryRead: () => test.call(tasks.linked, { token }, { site }),
  answer: (fields: { text?: string; solved?: boolean; requestKey?: string }) =>
    test.call(tasks.answerLinked, { token, ...fields }, { site }),
  photo: (photoID: number) => test.call(tasks.linkedPhoto, { token, photoID }, { site }),
});
