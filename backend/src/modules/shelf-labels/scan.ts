import type { endpoints, scannedLabel } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { customers, shelfLabelItems, shelfLabels, shelfRequests } from '../../db/schema/index.ts';
import { and, eq, isNull, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { SignedLabel } from './label-token.ts';
import { isoMoment, unitOr } from './moments.ts';

type Scanned = z.input<typeof scannedLabel>;
type Asked = z.output<typeof endpoints.shelfLabels.ask.request>;
type Label = Pick<typeof shelfLabels.$inferSelect, 'id' | 'siteId' | 'customerId' | 'place'>;

/** A product of a label has at most this many open requests: the buyer knows by then; more would only hide others. */
const MAX_OPEN_PER_PRODUCT = 30;
/** The quantities to tap, in steps of the product. */
const TAP_MULTIPLES = [1, 2, 3];

/**
 * The label of a signed code, locked until the transaction ends: requests, counts and revocations of a label run one
 * after the other. @throws DomainError not_found, whatever the reason
 */
async function lockLabel(tx: Tx, signed: SignedLabel | undefined): Promise<Label> {
  if (!signed) throw new DomainError('not_found', 'There is no such label.');
  const { id, siteId, customerId, place } = shelfLabels;
  const [label] = await tx
    .select({ id, siteId, customerId, place })
    .from(shelfLabels)
    .innerJoin(customers, and(eq(customers.id, customerId), eq(customers.active, true)))
    .where(
      and(eq(id, signed.labelId), eq(shelfLabels.version, signed.version), isNull(shelfLabels.revokedAt)),
    )
    .for('update', { of: shelfLabels });
  return orNotFound(label);
}

interface ProductRow extends Record<string, unknown>, Omit<Scanned['products'][number], 'choices'> {
  step: number;
}

async function productsOn(tx: Tx, labelId: number): Promise<Scanned['products']> {
  const { rows } = await tx.execute<ProductRow>(sql`
    SELECT p.id AS product_id, p.name AS product_name, p.article_number AS product_ext_code, p.image,
      u.name AS unit_name, u.description AS unit_desc, CASE WHEN u.is_default THEN p.step ELSE 1 END AS step,
      coalesce(a.asked, 0)::int AS asked, ${isoMoment(sql`a.asked_at`)} AS asked_at
    FROM shelf_label_items i JOIN products p ON p.id = i.product_id
    JOIN product_units u ON u.id = ${unitOr(sql`i.unit_id`)}
    LEFT JOIN LATERAL (
      SELECT sum(r.quantity) AS asked, max(r.asked_at) AS asked_at FROM shelf_requests r
      WHERE r.label_id = i.label_id AND r.product_id = p.id AND r.state = 'open'
        AND coalesce(r.unit_id, u.id) = u.id) a ON true
    WHERE i.label_id = ${labelId}
    ORDER BY i.position, p.id`);
  return rows.map(({ step, ...row }) => ({ ...row, choices: TAP_MULTIPLES.map((times) => times * step) }));
}

interface Look {
  /** Key of a form; the answer lists what was requested with it. */
  key: string | undefined;
  /** A simulated session does not store the time of the scan. */
  simulated: boolean;
}

/** The data that a scanned label shows. @throws DomainError not_found */
export async function lookAtLabel(
  tx: Tx,
  signed: SignedLabel | undefined,
  { key, simulated }: Look,
): Promise<Scanned> {
  const label = await lockLabel(tx, signed);
  const ofLabel = eq(shelfRequests.labelId, label.id);
  const requested = key
    ? await tx
        .select({ product_id: shelfRequests.productId, quantity: shelfRequests.quantity })
        .from(shelfRequests)
        .where(and(ofLabel, eq(shelfRequests.formKey, key)))
        .orderBy(shelfRequests.id)
    : [];
  if (requested.length === 0 && !simulated)
    await tx.update(shelfLabels).set({ lastScannedAt: sql`now()` }).where(eq(shelfLabels.id, label.id));
  return { place: label.place, products: await productsOn(tx, label.id), requested };
}

/**
 * Requests the products of a label from the buyer. The same form again changes its request while that is open; it
 * never becomes a second one.
 * @returns the number of requested products
 * @throws DomainError not_found (label, or a product that is not on it), label_busy
 */
export async function askByLabel(
  tx: Tx,
  signed: SignedLabel | undefined,
  { key, items, name, remark }: Asked,
): Promise<number> {
  const label = await lockLabel(tx, signed);
  const units = new Map(
    (await tx.select().from(shelfLabelItems).where(eq(shelfLabelItems.labelId, label.id))).map(
      ({ productId, unitId }) => [productId, unitId],
    ),
  );
  const wanted = new Map(items.map(({ productID, quantity }) => [productID, quantity]));
  const rows = [...wanted].map(([productId, quantity]) => {
    const unitId = units.get(productId);
    if (unitId === undefined) throw new DomainError('not_found', 'There is no such product on the label.');
    return {
      siteId: label.siteId,
      customerId: label.customerId,
      labelId: label.id,
      productId,
      unitId,
      quantity,
      place: label.place,
      askedBy: oneLine(name),
      remark: oneLine(remark),
      formKey: key,
    };
  });
  await tx
    .insert(shelfRequests)
    .values(rows)
    .onConflictDoUpdate({
      target: [shelfRequests.labelId, shelfRequests.formKey, shelfRequests.productId],
      set: {
        quantity: sql`excluded.quantity`,
        askedBy: sql`excluded.asked_by`,
        remark: sql`excluded.remark`,
      },
      setWhere: eq(shelfRequests.state, 'open'),
    });
  const open = await tx.$count(
    shelfRequests,
    and(eq(shelfRequests.labelId, label.id), eq(shelfRequests.state, 'open')),
  );
  if (open > MAX_OPEN_PER_PRODUCT * units.size)
    throw new DomainError('label_busy', 'Enough is asked for already.');
  return rows.length;
}

/** Typed text as one line, for the queue. */
const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
