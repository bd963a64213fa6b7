import { type CouponDeskState, type CouponTerms, endpoints, type WireListedCoupon } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { coupons } from '../../db/schema/index.ts';
import { and, eq, gt, ilike, isNull, lt, lte, or, type SQL, sql } from '../../db/sql.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import type { Coupon } from '../coupons/check-coupon.ts';
import { shopClock } from '../delivery/days.ts';
import { toEuro } from '../prices/index.ts';

const today = () => shopClock(new Date()).day;

const stateNames: Record<CouponDeskState, string> = {
  active: 'geldig',
  planned: 'nog niet',
  ended: 'afgelopen',
  off: 'uit',
};
const kindNames = { percentage: 'percentage', amount: 'bedrag', shipping: 'gratis bezorging' } as const;

function inState(state: CouponDeskState, day: string): SQL | undefined {
  const { active, validFrom, validUntil, maxUses, used } = coupons;
  const isOver = or(lt(validUntil, day), lte(maxUses, used));
  const isEarly = gt(validFrom, day);
  const conditions: Record<CouponDeskState, SQL | undefined> = {
    off: eq(active, false),
    ended: and(active, isOver),
    planned: and(active, isEarly, sql`NOT coalesce(${isOver}, false)`),
    active: and(active, or(isNull(validFrom), lte(validFrom, day)), sql`NOT coalesce(${isOver}, false)`),
  };
  return conditions[state];
}

function stateOf({ active, validFrom, validUntil, maxUses, used }: Coupon, day: string): CouponDeskState {
  if (!active) return 'off';
  if ((validUntil !== null && validUntil < day) || (maxUses !== null && used >= maxUses)) return 'ended';
  return validFrom !== null && validFrom > day ? 'planned' : 'active';
}

/** The terms of a coupon as the contract has them. */
export const termsOf = (coupon: Coupon): CouponTerms => ({
  kind: coupon.kind,
  value: coupon.kind === 'amount' ? toEuro(coupon.value) : coupon.value,
  minimum: toEuro(coupon.minGoodsCents),
  validFrom: coupon.validFrom,
  validUntil: coupon.validUntil,
  maxUses: coupon.maxUses,
  maxUsesPerCustomer: coupon.maxUsesPerCustomer,
  groupIDs: coupon.groupIds ?? [],
});

export function toWireCoupon(coupon: Coupon, groups: readonly string[]): WireListedCoupon {
  const { kind, value, minimum } = termsOf(coupon);
  return {
    ...{ coupon_id: coupon.id, code: coupon.code, kind, value, minimum },
    ...{ valid_from: coupon.validFrom, valid_until: coupon.validUntil, max_uses: coupon.maxUses },
    ...{ max_uses_per_customer: coupon.maxUsesPerCustomer, used: coupon.used, groups: [...groups] },
    group_ids: coupon.groupIds ?? [],
    ...{ active: coupon.active, state: stateOf(coupon, today()) },
  };
}

/** Names of the groups that a coupon is for. */
export const groupNames = sql<string[]>`(
  SELECT coalesce(array_agg(g.label ORDER BY g.label), '{}') FROM product_groups AS g
  WHERE g.site_id = ${coupons.siteId} AND g.id = ANY(${coupons.groupIds}))`;

const keys = {
  code: { by: sql`upper(${coupons.code})`, type: 'text' },
  used: { by: coupons.used, type: 'integer' },
} as const;

interface Filter {
  state?: CouponDeskState | undefined;
  search: string;
}

function where({ state, search }: Filter): SQL | undefined {
  const part = escapeLike(search.trim());
  return and(state && inState(state, today()), part === '' ? undefined : ilike(coupons.code, `%${part}%`));
}

async function page(tx: Tx, chosen: Filter & { sort: string; cursor?: string | undefined }, size?: number) {
  const { rows, next } = await keysetPage(
    { keys, id: coupons.id },
    chosen,
    where(chosen),
    (query) =>
      tx
        .select({ id: coupons.id, sortKey: query.sortKey, coupon: coupons, groups: groupNames })
        .from(coupons)
        .where(query.where)
        .orderBy(query.orderBy)
        .limit(query.limit),
    size,
  );
  return { rows: rows.map(({ coupon, groups }) => toWireCoupon(coupon, groups)), next };
}

export const listCoupons = implement(endpoints.couponDesk.list, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${coupons} WHERE ${where(chosen) ?? sql`true`}`,
  ),
);

const dayText = (day: string | null) => (day === null ? '' : dutchDate(new Date(`${day}T12:00:00Z`)));

export const couponsFile = implementDetached(
  endpoints.couponDesk.file,
  ({ database, viewer: { site } }, chosen) =>
    listFile<WireListedCoupon>({
      format: chosen.format,
      name: `kortingscodes-${site.id}`,
      head: [
        ...['Code', 'Soort', 'Waarde', 'Vanaf bedrag', 'Geldig vanaf', 'Geldig tot en met', 'Stand'],
        ...['Gebruikt', 'Hoogstens', 'Per klant', 'Groepen'],
      ],
      lines: (row) => [
        [
          ...[row.code, kindNames[row.kind], row.value, row.minimum],
          ...[dayText(row.valid_from), dayText(row.valid_until), stateNames[row.state]],
          ...[row.used, row.max_uses ?? '', row.max_uses_per_customer ?? '', row.groups.join(', ')],
        ],
      ],
      page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
    }),
);
