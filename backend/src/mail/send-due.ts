import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../db/connect.ts';
import { loadSites } from '../db/load-sites.ts';
import { type Mail, type MailKind, mails, type Site } from '../db/schema/index.ts';
import { asc, eq, sql } from '../db/sql.ts';
import { mailErrorForLog, mailErrorForRow } from './mail-error.ts';
import type { Message, Transport } from './message.ts';
import { messageIdOf } from './message-id.ts';

/** The last error of a mail that is done, and that a folder took: it reached no recipient. */
export const KEPT_HERE = 'no_mail_server';

/** Reads the data of a mail and writes it. */
export type CompleteTemplate = (tx: Tx, site: Site, mail: Mail) => Promise<() => Promise<Message>>;

export interface Mailer {
  database: Database;
  transport: Transport;
  templates: Record<MailKind, CompleteTemplate>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Once aborted, no further mail is started. */
  ending?: AbortSignal;
  /** After this time a round begins no further mail. */
  maxRoundMs?: number;
}

/** Per site and round; the rest waits for the next round, a few seconds later. */
const MAX_PER_SITE = 50;
/** A mail server that hangs would otherwise hold one round for hours. */
const MAX_ROUND_MS = 60_000;
/** Tries, over about two days, before a mail counts as failed. */
const MAX_ATTEMPTS = 14;
const MAX_WAIT_S = 6 * 3_600;
/** A mail is leased to one process for this time; longer than any server may hang. */
const LEASE_S = 300;

/** Seconds until the next try: a minute, two, four, …, six hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(60 * 2 ** Math.max(0, attempts - 1), MAX_WAIT_S);

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Leases the next due mail of a site to this process, without a transaction that waits for a server. */
async function takeOne(tx: Tx): Promise<Mail | undefined> {
  const next = tx
    .select({ id: mails.id })
    .from(mails)
    .where(sql`${mails.state} = 'queued' AND ${mails.nextTryAt} <= now()`)
    .orderBy(asc(mails.nextTryAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await tx
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: inSeconds(LEASE_S) })
    .where(eq(mails.id, sql`(${next})`))
    .returning();
  return mail;
}

async function deliver({ database, transport, templates }: Mailer, site: Site, mail: Mail) {
  const write = await database.inSite(site.id, (tx) => templates[mail.kind](tx, site, mail));
  await transport.send(await write(), messageIdOf(site, mail));
}

async function sendOne(mailer: Mailer, site: Site): Promise<'sent' | 'failed' | 'nothing'> {
  const { database, log } = mailer;
  const mail = await database.inSite(site.id, takeOne);
  if (!mail) return 'nothing';
  const outcome = await deliver(mailer, site, mail).then(
    () => ({
      ...{ state: 'sent' as const, sentAt: sql`now()` },
      lastError: mailer.transport.keepsMails ? KEPT_HERE : '',
    }),
    (err: unknown) => {
      const lastError = mailErrorForRow(err, mail.recipient);
      const reason = mailErrorForLog(err);
      log.warn({ mail: mail.id, site: site.id, attempts: mail.attempts, reason }, 'a mail did not go out');
      if (mail.attempts < MAX_ATTEMPTS) return { lastError, nextTryAt: inSeconds(waitAfter(mail.attempts)) };
      log.error({ mail: mail.id, site: site.id }, 'a mail is given up');
      return { lastError, state: 'given_up' as const };
    },
  );
  await database.inSite(site.id, (tx) => tx.update(mails).set(outcome).where(eq(mails.id, mail.id)));
  return 'sentAt' in outcome ? 'sent' : 'failed';
}

/**
 * Sends the due mails of these sites, or of all. The sites take turns, one mail each, so a site with thousands of mails delays the others by
 * one mail per turn. A mail that fails delays no other. @returns the number of sent mails
 */
export async function sendDue(mailer: Mailer, siteIds?: readonly string[]): Promise<number> {
  const all = await loadSites(mailer.database, siteIds);
  const deadline = performance.now() + (mailer.maxRoundMs ?? MAX_ROUND_MS);
  let waiting = all;
  let sent = 0;
  for (let turn = 0; turn < MAX_PER_SITE && waiting.length > 0; turn += 1) {
    const more: Site[] = [];
    for (const site of waiting) {
      if (mailer.ending?.aborted || performance.now() > deadline) return sent;
      const outcome = await sendOne(mailer, site);
      if (outcome !== 'nothing') more.push(site);
      if (outcome === 'sent') sent += 1;
    }
    waiting = more;
  }
  return sent;
}
