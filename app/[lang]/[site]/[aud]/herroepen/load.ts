import 'server-only';
import { getOrder } from '@/api/orders';
import { type SessionResult, withSession } from '@/app/_data/session-result';
import type { OrderedLine, WithdrawalPrefill } from '@/components/withdrawal/prefill';

type Known = Pick<WithdrawalPrefill, 'name' | 'email' | 'lines'>;

/** Name and address of the customer as stored, and the lines of the customer's order with this number. */
export const getWithdrawalPrefill = (site: string, orderNumber: string): Promise<SessionResult<Known>> =>
  withSession(site, async (client) => {
    const [{ contact }, order] = await Promise.all([
      client.call('service.accountDetails', { loadCustomer: false, loadContact: true }),
      orderNumber === '' ? null : getOrder(client, orderNumber),
    ]);
    return {
      name: contact ? `${contact.firstName} ${contact.lastName}`.trim() : '',
      email: contact?.email ?? '',
      lines: (order?.rows ?? []).map(
        ({ orderrowName, orderrowArtNr, unitDesc, quantity }): OrderedLine => ({
          name: orderrowName,
          articleNumber: orderrowArtNr,
          unit: unitDesc,
          quantity,
        }),
      ),
    };
  });
