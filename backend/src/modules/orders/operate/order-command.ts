import type { Database } from '../../../db/connect.ts';
import { sites } from '../../../db/schema/index.ts';
import { queueConfirmation } from '../confirmation/queue-order-mail.ts';
import { lockOrder, moveOrder, RefusedMove, statusName } from './move-order.ts';
import { settlePayment } from './settle-payment.ts';

const USAGE = `Usage: npm run order -- <site> <number> <status>
  status: 2 or verwerking; 3 or geleverd, which makes its delivery note and invoice; 4 or geannuleerd; or betaald, when
  the money for it is in
Works in the shop that runs; without one on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data).`;

const words: Record<string, number | 'paid'> = {
  '1': 1,
  nieuw: 1,
  '2': 2,
  verwerking: 2,
  '3': 3,
  geleverd: 3,
  '4': 4,
  geannuleerd: 4,
  betaald: 'paid',
};

interface OrderCommand {
  site: string;
  number: number;
  to: number | 'paid';
}

/** `<site> <number> <status>`. @throws RefusedMove that explains the usage */
export function readOrderCommand(args: readonly string[]): OrderCommand {
  const [site, number = '', word = '', ...rest] = args;
  const to = Object.hasOwn(words, word.toLowerCase()) ? words[word.toLowerCase()] : undefined;
  if (!site || !/^\d{1,9}$/.test(number) || to === undefined || rest.length > 0) throw new RefusedMove(USAGE);
  return { site, number: Number(number), to };
}

/**
 * Moves an order one step on, or marks it as paid.
 * @returns a report, in one sentence
 * @throws RefusedMove
 */
export async function runOrderCommand(
  database: Database,
  { site, number, to }: OrderCommand,
): Promise<string> {
  const all = await database.asOwner((db) => db.select({ id: sites.id }).from(sites));
  if (!all.some(({ id }) => id === site)) throw new RefusedMove(`There is no site ${site}.`);
  return database.inSite(site, async (tx) => {
    const order = await lockOrder(tx, number);
    if (to !== 'paid') {
      const made = await moveOrder(tx, order, to, 'operator');
      const moved = `Order ${number} of ${site} was ${statusName(order.status)} and is now ${statusName(to)}.`;
      return made
        ? `${moved} Delivery note ${made.deliveryNote} and invoice ${made.invoice} were made.`
        : moved;
    }
    const outcome = await settlePayment(tx, order, 'paid');
    if (outcome === 'too_late') throw new RefusedMove(`Order ${number} is geannuleerd: pay the money back.`);
    if (outcome === 'repeated') return `Order ${number} of ${site} was paid already.`;
    // Once: an order by bank transfer or on account was confirmed when it was placed.
    if (order.payBefore !== null) await queueConfirmation(tx, site, order.id);
    return `Order ${number} of ${site} is now paid.`;
  });
}
