import type { SeededBug } from '../seeded-bug.ts';

/** Prices that consumers see (docs/behaviour.md §16.2). */
export const prices: readonly SeededBug[] = [
  {
    file: 'backend/src/db/migrations/0015_price_indication.sql',
    from: '::date - 30)',
    to: '::date - 29)',
    test: 'backend/test/prices/prior-price.test.ts',
  },
  {
    file: 'backend/src/db/migrations/0015_price_indication.sql',
    from: "max(h.until) + interval '1 microsecond'",
    to: 'min(now())',
    test: 'backend/test/concurrency/past-prices.test.ts',
  },
  {
    file: 'backend/src/modules/prices/wire-price.ts',
    from: 'prior > listCents && prior > cents',
    to: 'prior > cents',
    test: 'backend/test/prices/indication.test.ts',
  },
  {
    file: 'backend/src/modules/prices/unit-price.ts',
    from: 'euros(addVat(cents, vat), thousandths)',
    to: 'addVat(euros(cents, thousandths) * 100, vat) / 100',
    test: 'backend/test/prices/unit-price.test.ts',
  },
  {
    file: 'backend/src/modules/catalogue/list-scope.ts',
    from: "prices === 'public' ?",
    to: 'false ?',
    test: 'backend/test/prices/indication.test.ts',
  },
  {
    file: 'components/buying/price-details.tsx',
    from: '= tier ?? unit',
    to: '= unit',
    test: 'tests/components/buying/price-indication.test.tsx',
  },
];
