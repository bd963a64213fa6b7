/**
 * The tables with a row per product, price or order line, each after those that it refers to. They
 * are 97 % of a database of 200 sites with 2,000 products each (docs/performance.md). The next ones, `purchase_days` and
 * `list_counts`, are 1 % each.
 */
export const largeTables = [
  'products',
  'product_units',
  'list_entries',
  'price_tiers',
  'list_prices',
  'price_agreements',
  'orders',
  'order_rows',
] as const;
