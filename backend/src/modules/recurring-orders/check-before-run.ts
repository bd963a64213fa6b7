import { recurringOrders, recurringRuns, type Site } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { findAbsent } from '../../http/viewer.ts';
import { findAddress } from '../addresses/addresses.ts';
import type { AskingRegister } from '../vat-numbers/ask-register.ts';
import { checkBeforeOrder } from '../vat-numbers/check-before-order.ts';

/** Asks the register of VAT numbers before a recurring order of a business in Belgium is placed. */
export async function checkBeforeRun(
  asking: AskingRegister,
  site: Site,
  which: { recurringId: number } | { runId: number },
): Promise<void> {
  if (!asking.vatRegister) return;
  const found = await asking.database.inSite(site.id, async (tx) => {
    const orders = tx
      .select({ userId: recurringOrders.userId, addressId: recurringOrders.addressId })
      .from(recurringOrders);
    const [order] =
      'runId' in which
        ? await orders
            .innerJoin(recurringRuns, eq(recurringRuns.recurringId, recurringOrders.id))
            .where(eq(recurringRuns.id, which.runId))
        : await orders.where(eq(recurringOrders.id, which.recurringId));
    const viewer = order && (await findAbsent(tx, site, order.userId));
    return viewer && { viewer, addressId: order.addressId };
  });
  if (!found || found.addressId === null) return;
  const addressId = found.addressId;
  await checkBeforeOrder(asking, found.viewer, async (tx, { customerId }) => {
    const address = await findAddress(tx, customerId, addressId);
    return address && { country: address.country, pickup: false };
  });
}
