import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { customers, priceAgreements, products, productUnits } from '../../db/schema/index.ts';
import { and, asc, eq, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toEuro } from '../prices/index.ts';
import { addEvent } from '../webhooks/outbox.ts';

const desk = endpoints.customerDesk;
const PAGE_SIZE = 30;
const today = sql`(now() AT TIME ZONE 'Europe/Amsterdam')::date`;
const state = sql<'now' | 'coming' | 'over'>`CASE WHEN ${priceAgreements.validUntil} < ${today} THEN 'over'
  WHEN ${priceAgreements.validFrom} > ${today} THEN 'coming' ELSE 'now' END`;

export const listAgreements = implement(desk.agreements, async ({ tx }, { customerID, page }) => {
  orNotFound((await tx.select().from(customers).where(eq(customers.id, customerID)))[0]);
  const rows = await tx
    .select({ agreement: priceAgreements, unit: productUnits, product: products, state })
    .from(priceAgreements)
    .innerJoin(productUnits, eq(productUnits.id, priceAgreements.unitId))
    .innerJoin(products, eq(products.id, productUnits.productId))
    .where(eq(priceAgreements.customerId, customerID))
    .orderBy(
      sql`${priceAgreements.validUntil} < ${today}`,
      asc(products.articleNumber),
      asc(productUnits.position),
      asc(priceAgreements.validFrom),
      asc(priceAgreements.id),
    )
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE);
  return rows.map(({ agreement, unit, product, state: when }) => ({
    ...{ agreement_id: agreement.id, product_id: product.id, article_number: product.articleNumber },
    ...{ name: product.name, unit: unit.description, list_price: toEuro(unit.priceCents) },
    ...{ price: toEuro(agreement.priceCents), valid_from: agreement.validFrom },
    ...{ valid_until: agreement.validUntil, state: when },
  }));
});

interface Terms {
  price: number;
  validFrom: string;
  validUntil: string;
}
const stored = ({ price, validFrom, validUntil }: Terms) => ({
  ...{ priceCents: Math.round(price * 100), validFrom, validUntil },
});

/** An agreement, locked, with the names of what it is about. @throws DomainError not_found; conflict where it is not as it was seen */
async function lockSeen(tx: Tx, agreementId: number, seen: Terms) {
  const [found] = await tx
    .select({ agreement: priceAgreements, customer: customers, unit: productUnits, product: products })
    .from(priceAgreements)
    .innerJoin(customers, eq(customers.id, priceAgreements.customerId))
    .innerJoin(productUnits, eq(productUnits.id, priceAgreements.unitId))
    .innerJoin(products, eq(products.id, productUnits.productId))
    .where(eq(priceAgreements.id, agreementId))
    .for('update', { of: priceAgreements });
  const { agreement, customer, unit, product } = orNotFound(found);
  const { priceCents, validFrom, validUntil } = agreement;
  const before = { priceCents, validFrom, validUntil };
  if (JSON.stringify(before) !== JSON.stringify(stored(seen)))
    throw new DomainError('conflict', 'The agreement is another by now.', { agreement: 'changed' });
  const name = `${customer.company}, ${product.articleNumber} ${unit.description}`;
  return { before, customer, name };
}

async function note(
  tx: Tx,
  { site, admin }: Viewer,
  action: string,
  { before, customer: { id, number }, name }: Awaited<ReturnType<typeof lockSeen>>,
  after: object | null,
): Promise<void> {
  await addEvent(tx, site.id, 'customer.changed', { id, number });
  await logAction(tx, site.id, {
    ...{ adminId: orNotFound(admin).adminId, action, targetKind: 'customer', targetId: id },
    details: { name, before, after },
  });
}

const ofId = (siteId: string, agreementId: number) =>
  and(eq(priceAgreements.siteId, siteId), eq(priceAgreements.id, agreementId));

export const changeAgreement = implement(
  desk.changeAgreement,
  async ({ tx, viewer }, { agreementID, seen, terms }) => {
    if (terms.validUntil < terms.validFrom)
      throw new DomainError('invalid_request', 'The last day is before the first one.', {
        'terms.validUntil': 'too_small',
      });
    const found = await lockSeen(tx, agreementID, seen);
    const after = stored(terms);
    if (JSON.stringify(found.before) === JSON.stringify(after)) return {};
    await tx.update(priceAgreements).set(after).where(ofId(viewer.site.id, agreementID));
    await note(tx, viewer, 'change_agreement', found, after);
    return {};
  },
);

export const removeAgreement = implement(
  desk.removeAgreement,
  async ({ tx, viewer }, { agreementID, seen }) => {
    const found = await lockSeen(tx, agreementID, seen);
    await tx.delete(priceAgreements).where(ofId(viewer.site.id, agreementID));
    await note(tx, viewer, 'remove_agreement', found, null);
    return {};
  },
);
