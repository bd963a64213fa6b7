import { endpoints, type WireShownMail } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type Mail, mails } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { type Call, implement, implementDetached } from '../../http/implement.ts';
import type { Message } from '../../mail/message.ts';
import { KEPT_HERE } from '../../mail/send-due.ts';
import { mailTemplates } from '../mail-templates.ts';
import { firstOf, isPrivate, nextKey, refusalOf } from './again.ts';
import { toWireMail } from './list.ts';

const URL_IN_TEXT = /https?:\/\/\S+/g;

async function findMail(tx: Tx, mailId: number): Promise<Mail> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, mailId));
  return orNotFound(mail);
}

/** Reads what a mail is about. @returns a function that writes it; undefined where its data is gone */
async function reader(
  tx: Tx,
  { viewer: { site }, payments: { addresses }, secret }: Call,
  mail: Mail,
): Promise<(() => Promise<Message>) | undefined> {
  const templates = mailTemplates({ from: undefined, addresses, secret, inboundDomain: undefined });
  return templates[mail.kind](tx, site, mail).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') return undefined;
    throw error;
  });
}

export const getMail = implementDetached(
  endpoints.mailDesk.get,
  async (call, { mailID }): Promise<WireShownMail> => {
    const { mail, again, write } = await call.database.inSite(call.viewer.site.id, async (tx) => {
      const mail = await findMail(tx, mailID);
      const write = isPrivate(mail) ? undefined : await reader(tx, call, mail);
      const isPossible = write !== undefined || isPrivate(mail);
      return { mail, write, again: isPossible && (await refusalOf(tx, mail)) === undefined };
    });
    const written = await write?.();
    const hidden = isPrivate(mail) ? 'private' : 'gone';
    return {
      ...toWireMail(mail),
      message: written
        ? { subject: written.subject, text: written.text.replace(URL_IN_TEXT, '[link]') }
        : null,
      hidden: written ? null : hidden,
      last_error: mail.lastError === KEPT_HERE ? '' : mail.lastError,
      again,
    };
  },
);

const conflict = (mail: string) => new DomainError('conflict', 'It can’t be sent again (now).', { mail });

export const resendMail = implement(endpoints.mailDesk.resend, async (call, { mailID }) => {
  const { tx, viewer } = call;
  const mail = await findMail(tx, mailID);
  // The row's first mail is the lock of all its mails: of two calls at once the second one sees what the first queued.
  const first = firstOf(mail);
  await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, first)).for('no key update');
  const [fresh] = await tx.select().from(mails).where(eq(mails.id, mailID)).for('no key update');
  const current = orNotFound(fresh);
  const refusal = await refusalOf(tx, current);
  if (refusal) throw conflict(refusal);
  if (!isPrivate(current) && !(await reader(tx, call, current))) throw conflict('gone');
  const { id: _, key: _key, state, attempts: _a, nextTryAt: _n, lastError: _l, ...about } = current;
  const [queued] = await tx
    .insert(mails)
    .values({
      ...about,
      key: await nextKey(tx, first),
      createdAt: new Date(),
      sentAt: null,
      resentAt: null,
      dismissedAt: null,
    })
    .onConflictDoNothing({ target: [mails.siteId, mails.key] })
    .returning();
  if (!queued) throw conflict('queued');
  if (state === 'given_up') await tx.update(mails).set({ resentAt: new Date() }).where(eq(mails.id, mailID));
  await logAction(tx, viewer.site.id, {
    ...{ adminId: orNotFound(viewer.admin).adminId, action: 'resend_mail' },
    ...{ targetKind: 'mail', targetId: mailID },
    details: { name: current.recipient, before: state, after: 'queued', mail: queued.id },
  });
  return toWireMail(queued);
});
