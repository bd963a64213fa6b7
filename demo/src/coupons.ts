import type { Tx } from '../../backend/src/db/connect.ts';
import { coupons } from '../../backend/src/db/schema/index.ts';
import { insertRows, type NewRow, needed } from './bulk-insert.ts';
import { isoDay, startOfDay } from './calendar.ts';
import type { GroupIds } from './groups.ts';
import type { DemoGroup } from './model.ts';

type NewCoupon = NewRow<typeof coupons>;

const DAY_MS = 86_400_000;

/** Default values of a coupon; the rows of one insert must have the same fields. */
const plain = {
  value: 0,
  minGoodsCents: 0,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  groupIds: null,
} satisfies Partial<NewCoupon>;

/**
 * The coupons of every site: one of each kind, and one for each reason to be refused.
 *
 * | code | what it gives |
 * |---|---|
 * | WELKOM10 | 10 %, once per customer |
 * | VIJFEURO | € 5 off, from € 50 of goods |
 * | GRATISBEZORGD | free shipping |
 * | ACTIE15 | 15 % on the products of the first group |
 * | EENMALIG | € 25 off for one order in all |
 * | VORIGJAAR | 20 %, over since last year |
 * | BINNENKORT | 20 %, from a month after the shop was filled |
 */
function couponsOf(groups: readonly DemoGroup[], groupIds: GroupIds, now: Date): NewCoupon[] {
  const [first] = groups
    .filter((group) => !group.key.includes('/'))
    .toSorted((a, b) => a.sortOrder - b.sortOrder);
  const inAMonth = isoDay(new Date(startOfDay(now).getTime() + 30 * DAY_MS));
  const lastYear = `${now.getUTCFullYear() - 1}-12-31`;
  return [
    { ...plain, code: 'WELKOM10', kind: 'percentage', value: 10, maxUsesPerCustomer: 1 },
    { ...plain, code: 'VIJFEURO', kind: 'amount', value: 500, minGoodsCents: 5_000 },
    { ...plain, code: 'GRATISBEZORGD', kind: 'shipping' },
    {
      ...plain,
      code: 'ACTIE15',
      kind: 'percentage',
      value: 15,
      groupIds: [groupIds(needed(first, 'group at the top').key)],
    },
    { ...plain, code: 'EENMALIG', kind: 'amount', value: 2_500, maxUses: 1 },
    { ...plain, code: 'VORIGJAAR', kind: 'percentage', value: 20, validUntil: lastYear },
    { ...plain, code: 'BINNENKORT', kind: 'percentage', value: 20, validFrom: inAMonth },
  ];
}

/** Write a site's coupons. */
export async function writeCoupons(
  tx: Tx,
  siteId: string,
  input: { groups: readonly DemoGroup[]; groupIds: GroupIds; now: Date },
): Promise<void> {
  const rows = couponsOf(input.groups, input.groupIds, input.now);
  await insertRows(tx, { table: coupons, siteId, rows });
}
