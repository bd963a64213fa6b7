import type { cartTotals } from '@toonbank/contract';
import type { z } from 'zod';
import type { Site } from '../../db/schema/index.ts';
import { toEuro } from '../prices/index.ts';
import type { VatRule } from '../vat-numbers/vat-rule.ts';
import type { Totals } from './totals.ts';

/** Totals in euros. */
export function toWireTotals(totals: Totals, site: Site, { kind }: VatRule): z.input<typeof cartTotals> {
  return {
    goods: toEuro(totals.goods.cents),
    goods_incl: toEuro(totals.goods.inclCents),
    discount: toEuro(totals.discount.cents),
    discount_incl: toEuro(totals.discount.inclCents),
    shipping: toEuro(totals.shipping.cents),
    shipping_incl: toEuro(totals.shipping.inclCents),
    vat: totals.vat.map(({ rate, baseCents, amountCents }) => ({
      rate,
      base: toEuro(baseCents),
      amount: toEuro(amountCents),
    })),
    ...(kind !== 'domestic' && { vat_rule: kind }),
    total: toEuro(totals.total.cents),
    total_incl: toEuro(totals.total.inclCents),
    free_shipping_from: toEuro(site.freeShippingCents),
    free_shipping_missing: toEuro(totals.freeShippingMissingCents),
  };
}
