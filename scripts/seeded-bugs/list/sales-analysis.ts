import type { SeededBug } from '../seeded-bug.ts';

const analysis = 'backend/test/sales-analysis/analysis.test.ts';

export const salesAnalysis: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/sales-analysis/sold.ts',
    from: 'export const centsSold = sql`(r.total_cents - coalesce(c.cents, 0))`;',
    to: 'export const centsSold = sql`r.total_cents`;',
    test: analysis,
  },
  {
    file: 'backend/src/modules/sales-analysis/sold.ts',
    from: 'AND o.customer_id = ${customerId} AND o.status <> 4',
    to: 'AND o.customer_id = ${customerId}',
    test: analysis,
  },
  {
    file: 'backend/src/modules/sales-analysis/load-sums.ts',
    from: 'SELECT product_id, gone, count(DISTINCT order_id) FROM bought',
    to: 'SELECT product_id, gone, count(order_id) FROM bought',
    test: analysis,
  },
  {
    file: 'backend/src/modules/sales-analysis/list-rows.ts',
    from: 'WHERE p.before + f.nth > ${start} AND',
    to: 'WHERE',
    test: analysis,
  },
  {
    file: 'backend/src/modules/sales-analysis/period.ts',
    from: 'return wholeMonths && ',
    to: 'return ',
    test: 'backend/test/sales-analysis/period.test.ts',
  },
  {
    file: 'backend/src/modules/purchase-rhythm/load-stock-rhythms.ts',
    from: 'dueByStock(rhythm, stock.get(rhythm.productId))',
    to: 'dueByStock(rhythm, stock.get(0))',
    test: 'backend/test/purchase-rhythm/counted-stock.test.ts',
  },
  {
    file: 'backend/src/modules/purchase-rhythm/cart-hints.ts',
    from: 'await loadStockRhythms(tx, viewer, now)',
    to: "await (await import('./load-rhythms.ts')).loadRhythms(tx, viewer, today)",
    test: 'backend/test/purchase-rhythm/counted-stock.test.ts',
  },
];
