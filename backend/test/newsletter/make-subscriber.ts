import { endpoints } from '@toonbank/contract';
import { newsletterSubscribers, type Site } from '../../src/db/schema/index.ts';
import type { Message } from '../../src/mail/message.ts';
import { sendMails } from '../mail/send-mails.ts';
import { makeSession, type TestApp } from '../support/index.ts';

let last = 0;

/** An address of its own, which no other test uses, and a caller of its own. */
export function reader() {
  last += 1;
  return { email: `Lezer.${last}@elders.test`, headers: { 'x-forwarded-for': `203.0.113.${last}` } };
}

export type Reader = ReturnType<typeof reader>;

/** Asks for the newsletter, in a session of a visitor unless another is given. */
export async function ask(
  test: TestApp,
  site: Site,
  { email, headers }: Reader,
  more: object = {},
  sid?: string,
) {
  const caller = { site, sid: sid ?? (await makeSession(test, site)), headers };
  const { status, body } = await test.call(endpoints.service.subscribe, { email, ...more }, caller);
  return { status, body: body as { data?: object; error?: { code: string; fields?: object } } };
}

const codeIn = (message: Message | undefined, page: string) =>
  new RegExp(`/nl/nieuwsbrief/${page}\\?code=(\\S+)`).exec(message?.text ?? '')?.[1] ?? '';

/** The mails to a reader that were not sent yet, and the codes of their links. */
export async function mailsTo(test: TestApp, { email }: Reader) {
  const messages = (await sendMails(test)).filter(({ to }) => to.address === email);
  return messages.map((message) => ({
    ...message,
    confirmCode: codeIn(message, 'bevestigen'),
    signOutCode: codeIn(message, 'afmelden'),
  }));
}

/** Presses the button behind a link. Mail programs have no session. */
export const follow = async (test: TestApp, site: Site, which: 'confirm' | 'signOut', code: string) =>
  (await test.data(endpoints.newsletter[which], { code }, { site })).outcome;

/** A confirmed address. @returns the codes of its links */
export async function makeSubscriber(test: TestApp, site: Site, who: Reader = reader()) {
  await ask(test, site, who);
  const [{ confirmCode } = { confirmCode: '' }] = await mailsTo(test, who);
  await follow(test, site, 'confirm', confirmCode);
  const [{ signOutCode } = { signOutCode: '' }] = await mailsTo(test, who);
  return { who, confirmCode, signOutCode };
}

/** All rows of a site, oldest first. */
export const storedIn = (test: TestApp, site: Site) =>
  test.database.inSite(site.id, (tx) =>
    tx.select().from(newsletterSubscribers).orderBy(newsletterSubscribers.id),
  );
