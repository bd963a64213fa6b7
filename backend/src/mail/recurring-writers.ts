import type { RecurringMailKind } from '../db/schema/index.ts';
import { found } from '../http/errors.ts';
import { orderInAccount, type ShopAddresses, shopOrigin } from '../http/shop-address.ts';
import { loadRun } from '../modules/recurring-orders/load-run.ts';
import { preparedPage, preparedToken } from '../modules/recurring-orders/prepared-link.ts';
import { runLetter } from '../modules/recurring-orders/run-letter.ts';
import type { UnsignedWriter } from './plain-letter.ts';

/** The mail about a run of a recurring order. Its link is signed here, when it is written: it is stored nowhere. */
export function recurringWriters(
  addresses: ShopAddresses,
  secret: string,
): Record<RecurringMailKind, UnsignedWriter> {
  return {
    async 'recurring-run'(tx, site, { recurringRunId, recipient, recipientName }) {
      const told = found(await loadRun(tx, recurringRunId ?? 0));
      const origin = shopOrigin(site, addresses);
      const pages = {
        order: orderInAccount(origin, told.orderNumber ?? 0),
        recurring: `${origin}/nl/mijn-account/herhaalorders/${told.recurringId}`,
        confirm: preparedPage(origin, preparedToken(secret, told.run)),
      };
      return () => runLetter(site, told, { name: recipientName, address: recipient }, pages);
    },
  };
}
