import type { WireIntegrationCustomer, WireIntegrationProduct } from '@toonbank/contract/integration/reads';
import type { Tx } from '../../../db/connect.ts';
import {
  customers,
  customerUsers,
  priceLists,
  productGroups,
  products,
  productUnits,
} from '../../../db/schema/index.ts';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from '../../../db/sql.ts';
import { addressesOf, toWirePlace } from '../orders/addresses-of.ts';

export interface Page {
  /** Rows of higher ids. */
  after: number;
  limit: number;
}

interface Paged<Row> {
  rows: Row[];
  cursor: string;
  more: boolean;
}

function pageOf<Row extends { id: number }>(found: Row[], { after, limit }: Page): Paged<Row> {
  const rows = found.slice(0, limit);
  return { rows, cursor: String(rows.at(-1)?.id ?? after), more: found.length > limit };
}

/** Articles of the transaction's site with their units. */
export async function loadProducts(tx: Tx, page: Page): Promise<Paged<WireIntegrationProduct>> {
  const found = await tx
    .select({ id: products.id, product: products, path: productGroups.path })
    .from(products)
    .innerJoin(productGroups, eq(productGroups.id, products.groupId))
    .where(gt(products.id, page.after))
    .orderBy(asc(products.id))
    .limit(page.limit + 1);
  const { rows, ...end } = pageOf(found, page);
  const ids = rows.map(({ id }) => id);
  const units = await tx
    .select()
    .from(productUnits)
    .where(inArray(productUnits.productId, ids))
    .orderBy(desc(productUnits.isDefault), asc(productUnits.position), asc(productUnits.id));
  const byProduct = Map.groupBy(units, ({ productId }) => productId);
  const toWire = ({ product, path }: (typeof rows)[number]): WireIntegrationProduct => ({
    ...{ article_number: product.articleNumber, name: product.name, brand: product.brand },
    ...{ group: path.replace(/^c\//, ''), vat_rate: product.vat, description: product.description },
    ...{ base_unit: product.baseUnit, step: product.step, delivery_days: product.deliveryDays },
    ...{ location: product.location, active: product.active },
    units: (byProduct.get(product.id) ?? []).map(
      ({ name, description, content, ean, priceCents, isDefault }) => ({
        ...{ name, description, content, ean, price_cents: priceCents, is_default: isDefault },
      }),
    ),
  });
  return { rows: rows.map(toWire), ...end };
}

/** Stocks of the transaction's site, in base pieces. */
export async function loadStock(tx: Tx, page: Page) {
  const ordered = sql<number>`coalesce((
    SELECT sum(r.quantity * r.unit_content) FROM order_rows r JOIN orders o ON o.site_id = r.site_id AND o.id = r.order_id
    WHERE r.site_id = products.site_id AND r.product_id = products.id AND o.status IN (1, 2)), 0)::int`;
  const found = await tx
    .select({ id: products.id, article_number: products.articleNumber, stock: products.stock, ordered })
    .from(products)
    .where(gt(products.id, page.after))
    .orderBy(asc(products.id))
    .limit(page.limit + 1);
  return pageOf(found, page);
}

/** Customers of the transaction's site, without guests. */
export async function loadCustomers(tx: Tx, page: Page): Promise<Paged<WireIntegrationCustomer>> {
  const found = await tx
    .select({ id: customers.id, customer: customers, list: priceLists.code })
    .from(customers)
    .leftJoin(priceLists, eq(priceLists.id, customers.priceListId))
    .where(and(gt(customers.id, page.after), isNull(customers.guestSince)))
    .orderBy(asc(customers.id))
    .limit(page.limit + 1);
  const { rows, ...end } = pageOf(found, page);
  const ids = rows.map(({ id }) => id);
  const places = await addressesOf(tx, ids);
  const users = await tx
    .select()
    .from(customerUsers)
    .where(and(inArray(customerUsers.customerId, ids), eq(customerUsers.active, true)))
    .orderBy(asc(customerUsers.id));
  const byCustomer = Map.groupBy(users, ({ customerId }) => customerId);
  const toWire = ({ id, customer, list }: (typeof rows)[number]): WireIntegrationCustomer => ({
    ...{ number: customer.number, company: customer.company, kind: customer.kind, kvk: customer.kvk },
    ...{ vat_number: customer.vatNumber, price_list: list ?? '', active: customer.active },
    ...{ payment_term_days: customer.paymentTermDays, credit_limit_cents: customer.creditLimitCents },
    users: (byCustomer.get(id) ?? []).map(({ firstName, lastName, email, phone }) => ({
      ...{ first_name: firstName, last_name: lastName, email, phone },
    })),
    addresses: (places.get(id) ?? []).map((place) => ({ label: place.label, ...toWirePlace(place) })),
  });
  return { rows: rows.map(toWire), ...end };
}
