import type { WireSession } from '@toonbank/contract';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { describeSession } from '../auth/sessions.ts';
import { startCustomerSession } from '../auth/start-session.ts';
import { guestOf, readGuestToken } from '../order-presentation/guest-link.ts';
import { guardGuess } from '../throttle/throttle.ts';

/**
 * Starts a guest's session by the link in a mail about the order: it opens what the guest had after ordering, and
 * nothing once the guest has an account. Attempts with forged tokens are limited per IP address.
 * @throws DomainError not_found, conflict for another customer who is logged in, too_many_requests
 */
export async function openGuestOrder(call: Call, { token }: { token: string }): Promise<WireSession> {
  const { viewer, database, secret, sid } = call;
  const { site } = viewer;
  const from = `guest-link:${call.address}`;
  const guess = { name: from, address: from, clears: false };
  const orderNumber = orNotFound(
    await guardGuess(call, guess, async () => readGuestToken(secret, site.id, token)),
  );
  return database.inSite(site.id, async (tx) => {
    const userId = orNotFound(await guestOf(tx, orderNumber));
    if (viewer.customer?.userId === userId) return describeSession(viewer, sid ?? '');
    if (viewer.customer) throw new DomainError('conflict', 'A customer is logged in.');
    return startCustomerSession(tx, viewer, userId);
  });
}
