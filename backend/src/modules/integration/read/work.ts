import { integrationEndpoints } from '@toonbank/contract/integration/endpoints';
import { MAX_ROWS } from '@toonbank/contract/integration/reads';
import { implementCall } from '../call/implement.ts';
import { loadCustomers, loadProducts, loadStock, type Page } from './load-rows.ts';

const { reads } = integrationEndpoints;

const pageOf = ({
  na = 0,
  aantal = MAX_ROWS,
}: {
  na?: number | undefined;
  aantal?: number | undefined;
}): Page => ({
  ...{ after: na, limit: aantal },
});

/** Lists that an ERP reads as a whole. */
export const rowReads = [
  implementCall(reads.products, async ({ tx }, input) => {
    const { rows, ...end } = await loadProducts(tx, pageOf(input));
    return { data: { products: rows, ...end }, lines: rows.length };
  }),
  implementCall(reads.stock, async ({ tx }, input) => {
    const { rows, ...end } = await loadStock(tx, pageOf(input));
    return { data: { stock: rows, ...end }, lines: rows.length };
  }),
  implementCall(reads.customers, async ({ tx }, input) => {
    const { rows, ...end } = await loadCustomers(tx, pageOf(input));
    return { data: { customers: rows, ...end }, lines: rows.length };
  }),
];
