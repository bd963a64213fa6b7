import { type CouponTerms, endpoints, type WireListedCoupon } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { coupons, productGroups } from '../../db/schema/index.ts';
import { eq, inArray } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Coupon } from '../coupons/check-coupon.ts';
import { groupNames, termsOf, toWireCoupon } from './list.ts';

const { add, change, setActive } = endpoints.couponDesk;
const cents = (euros: number) => Math.round(euros * 100);

const toRow = ({ kind, value, minimum, groupIDs, ...limits }: CouponTerms) => ({
  groupIds: groupIDs.length === 0 ? null : groupIDs,
  ...{ kind, value: kind === 'amount' ? cents(value) : value, minGoodsCents: cents(minimum) },
  ...limits,
});

const conflict = (fields: Record<string, string>) =>
  new DomainError('conflict', 'The coupon can’t be that (now).', fields);

/** A coupon of the transaction's site, locked: an order that takes it waits. @throws DomainError not_found */
async function lockCoupon(tx: Tx, couponId: number): Promise<Coupon> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, couponId)).for('no key update');
  return orNotFound(coupon);
}

/** Keeps the groups of a coupon until the end of the transaction. @throws DomainError not_found */
async function holdGroups(tx: Tx, { groupIDs }: CouponTerms): Promise<void> {
  if (groupIDs.length === 0) return;
  const held = await tx
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(inArray(productGroups.id, groupIDs))
    .for('key share');
  if (held.length < new Set(groupIDs).size) orNotFound(undefined);
}

async function loadCoupon(tx: Tx, couponId: number): Promise<WireListedCoupon> {
  const [found] = await tx
    .select({ coupon: coupons, groups: groupNames })
    .from(coupons)
    .where(eq(coupons.id, couponId));
  const { coupon, groups } = orNotFound(found);
  return toWireCoupon(coupon, groups);
}

const logCoupon = (
  tx: Tx,
  { site, admin }: Viewer,
  { id, code }: Pick<Coupon, 'id' | 'code'>,
  action: string,
  details: Record<string, unknown>,
) =>
  logAction(tx, site.id, {
    ...{ adminId: orNotFound(admin).adminId, action, targetKind: 'coupon', targetId: id },
    details: { name: code, ...details },
  });

export const addCoupon = implement(add, async ({ tx, viewer }, { code, terms }) => {
  await holdGroups(tx, terms);
  const [made] = await tx
    .insert(coupons)
    .values({ siteId: viewer.site.id, code, ...toRow(terms) })
    .onConflictDoNothing()
    .returning();
  if (!made) throw conflict({ code: 'taken' });
  await logCoupon(tx, viewer, made, 'add_coupon', { after: terms });
  return loadCoupon(tx, made.id);
});

type Field = keyof CouponTerms;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const changeCoupon = implement(change, async ({ tx, viewer }, { couponID, seen, terms }) => {
  const coupon = await lockCoupon(tx, couponID);
  await holdGroups(tx, terms);
  const now = termsOf(coupon);
  const names = Object.keys(now) as Field[];
  if (names.some((name) => !isSame(now[name], seen[name]))) throw conflict({ coupon: 'changed' });
  if (terms.maxUses !== null && terms.maxUses < coupon.used) throw conflict({ maxUses: 'used' });
  const changed = names.filter((name) => !isSame(now[name], terms[name]));
  if (changed.length > 0) {
    await tx.update(coupons).set(toRow(terms)).where(eq(coupons.id, couponID));
    const only = (values: CouponTerms) => Object.fromEntries(changed.map((name) => [name, values[name]]));
    await logCoupon(tx, viewer, coupon, 'change_coupon', { before: only(now), after: only(terms) });
  }
  return loadCoupon(tx, couponID);
});

export const switchCoupon = implement(setActive, async ({ tx, viewer }, { couponID, active }) => {
  const coupon = await lockCoupon(tx, couponID);
  if (coupon.active !== active) {
    await tx.update(coupons).set({ active }).where(eq(coupons.id, couponID));
    const action = active ? 'switch_on_coupon' : 'switch_off_coupon';
    await logCoupon(tx, viewer, coupon, action, { before: coupon.active, after: active });
  }
  return loadCoupon(tx, couponID);
});
