import { type endpoints, withdrawalForm } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { type Withdrawal, type WithdrawnLine, withdrawals } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { readForm } from '../../http/form-faults.ts';
import type { Call } from '../../http/implement.ts';
import { hashSecret, type Viewer } from '../../http/viewer.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { shopClock } from '../delivery/days.ts';
import { limitCalls, limitCallsFor } from '../throttle/throttle.ts';
import { findOrder, pickLines } from './find-order.ts';

type Request = z.output<typeof endpoints.service.withdraw.request>;
type Answer = z.input<typeof endpoints.service.withdraw.response>;
type Statement = z.output<typeof withdrawalForm> & Pick<Request, 'lines'>;

const HOUR_MS = 3_600_000;

/** The same statement again on the same day, such as a double click or a retry, is one statement. */
function fingerprintOf({ name, email, orderNumber, articles, lines }: Statement, moment: Date): string {
  const { day } = shopClock(moment);
  return hashSecret(JSON.stringify([day, name, email.toLowerCase(), orderNumber, articles, lines]));
}

/**
 * Receives a consumer's withdrawal (docs/behaviour.md §16.1). The statement counts whether an order fits or not, and the
 * answer does not tell: the shop finds out.
 * @throws DomainError not_found where businesses buy; invalid_request with a fault per field; too_many_requests
 */
export async function withdraw(call: Call, request: Request): Promise<Answer> {
  const { viewer, database } = call;
  const { site } = viewer;
  if (site.prices !== 'public') throw new DomainError('not_found', 'Only consumers withdraw.');
  const statement = { ...readForm(withdrawalForm, request), lines: request.lines };
  const receivedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
  const fingerprint = fingerprintOf(statement, receivedAt);
  const known = await database.inSite(site.id, (tx) => findKnown(tx, fingerprint));
  if (!known) {
    await limitCalls(call, 'withdrawal');
    await limitCallsFor(call, 'withdrawal', statement.email.toLowerCase());
  }
  const stored = await database.inSite(site.id, async (tx) => {
    const row = known ?? (await store(tx, viewer, statement, { fingerprint, receivedAt }));
    await queueMails(tx, viewer, row);
    return row;
  });
  return { received_at: stored.receivedAt.toISOString() };
}

async function findKnown(tx: Tx, fingerprint: string): Promise<Withdrawal | undefined> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.fingerprint, fingerprint));
  return row;
}

async function store(
  tx: Tx,
  viewer: Viewer,
  { lines: picked, ...statement }: Statement,
  mark: Pick<Withdrawal, 'fingerprint' | 'receivedAt'>,
): Promise<Withdrawal> {
  const order = await findOrder(tx, viewer, statement);
  let lines: WithdrawnLine[] | undefined = [];
  // Another customer's order is answered like an absent one.
  if (picked.length > 0) lines = order?.isOwn ? await pickLines(tx, order.id, picked) : undefined;
  if (!lines)
    throw new DomainError('invalid_request', 'Those are no lines of this order.', { lines: 'invalid' });
  const [row] = await tx
    .insert(withdrawals)
    .values({ siteId: viewer.site.id, orderId: order?.id ?? null, ...statement, lines, ...mark })
    .onConflictDoNothing({ target: [withdrawals.siteId, withdrawals.fingerprint] })
    .returning();
  return row ?? orNotFound(await findKnown(tx, mark.fingerprint));
}

/** One mail to the shop, and a receipt: another one only for a repeat after an hour, when the first did not arrive. */
async function queueMails(tx: Tx, { site: { branch } }: Viewer, row: Withdrawal): Promise<void> {
  const { id, siteId, email, receivedAt } = row;
  const hours = Math.floor((Date.now() - receivedAt.getTime()) / HOUR_MS);
  const ids = { siteId, withdrawalId: id };
  const shop = { recipient: branch.email, recipientName: branch.name };
  const kind = 'withdrawal-receipt';
  await queueMail(tx, { ...ids, kind, key: `${kind}:${id}:${hours}`, recipient: email });
  await queueMail(tx, { ...ids, ...shop, kind: 'withdrawal-to-handle', key: `withdrawal-to-handle:${id}` });
}
