import type { SeededBug } from '../seeded-bug.ts';

export const cart: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/auth/visitor-sessions.ts',
    from: '    idempotencyKey &&\n',
    to: '    false &&\n',
    test: 'backend/test/concurrency/visitor-sessions.test.ts',
  },
  {
    file: 'backend/src/modules/catalogue/execute-planned.ts',
    from: 'names.size >= MAX_PLANS',
    to: 'names.size >= 1e9',
    test: 'backend/test/concurrency/prepared-statements.test.ts',
  },
  {
    file: 'backend/src/modules/cart/line-hash.ts',
    from: "isDefault ? '' : `u${id}`",
    to: "''",
    test: 'backend/test/cart/units.test.ts',
  },
  {
    file: 'backend/src/modules/cart/line-hash.ts',
    from: "asked.hash !== '' && unit.id !== byHash.id",
    to: 'false',
    test: 'backend/test/cart/units.test.ts',
  },
  {
    file: 'backend/src/modules/cart/store-lines.ts',
    from: 'lineCount + more > MAX_CART_LINES',
    to: 'false',
    test: 'backend/test/concurrency/full-cart.test.ts',
  },
  {
    file: 'backend/src/modules/cart/merge-lines.ts',
    from: 'ours.quantity + theirs.quantity',
    to: 'theirs.quantity',
    test: 'backend/test/cart/merge-lines.test.ts',
  },
  {
    file: 'backend/src/modules/cart/seen-prices.ts',
    from: 'cents > (seenCents?.[place] ?? cents)',
    to: 'false',
    test: 'backend/test/orders/place/changed-cart.test.ts',
  },
  {
    file: 'backend/src/modules/cart/repack.ts',
    from: 'before !== after || ',
    to: '',
    test: 'backend/test/cart/packing.test.ts',
  },
  {
    file: 'backend/src/modules/catalogue/product-sheet/sheet-queue.ts',
    from: 'if (known) return known;',
    to: '',
    test: 'backend/test/catalogue/sheet-queue.test.ts',
  },
  {
    file: 'backend/src/modules/order-lists/items.ts',
    from: 'if (expected !== undefined &&',
    to: 'if (false && expected !== undefined &&',
    test: 'backend/test/concurrency/order-lists.test.ts',
  },
  {
    file: 'backend/src/modules/order-lists/read-list.ts',
    from: '.slice(0, MAX_WORDS)',
    to: '',
    test: 'backend/test/order-lists/reading.test.ts',
  },
  {
    file: 'store/cart/send-line.ts',
    from: 'if (!isTransient(code)) {',
    to: 'if (isTransient(code)) {',
    test: 'tests/store/cart/retry.test.ts',
  },
  {
    file: 'store/cart/slice.ts',
    from: 'if (isTransient(payload)) {',
    to: 'if (payload === null) {',
    test: 'tests/store/cart/retry.test.ts',
  },
  {
    file: 'store/cart/send-line.ts',
    from: 'line.wake?.();',
    to: '',
    test: 'tests/store/cart/retry.test.ts',
  },
  {
    file: 'store/cart/send-line.ts',
    from: 'if (!isCurrent()) return finish(false);',
    to: '',
    test: 'tests/store/cart/retry.test.ts',
  },
  {
    file: 'store/cart/place-order.ts',
    from: "if (selectCartIsUnsaved(getState())) return { code: 'cart_unsaved', fields: {} };",
    to: '',
    test: 'tests/store/cart/retry.test.ts',
  },
  {
    file: 'store/cart/load-checkout.ts',
    from: "if (selectCartIsUnsaved(getState())) return { code: 'cart_unsaved', fields: {} };",
    to: '',
    test: 'tests/store/cart/retry.test.ts',
  },
  {
    file: 'store/cart/retry.ts',
    from: "addEventListener('online', end);",
    to: '',
    test: 'tests/store/cart/retry.test.ts',
  },
  {
    file: 'store/cart/resend-unsaved.ts',
    from: 'if (getState().cart.confirmed?.version !== left.version) return drop();',
    to: '',
    test: 'tests/store/cart/retry.test.ts',
  },
  {
    file: 'components/cart/cart-summary.tsx',
    from: '{!blocked && !unsaved && (',
    to: '{!blocked && (',
    test: 'tests/components/cart/unsaved.test.tsx',
  },
];
