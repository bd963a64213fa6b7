import type { SeededBug } from '../seeded-bug.ts';

export const screens: readonly SeededBug[] = [
  {
    file: 'components/shared/session-boundary.tsx',
    from: 'const [firstFallback] = useState(fallback);',
    to: 'const firstFallback = fallback;',
    test: 'tests/components/shared/session-boundary.test.tsx',
  },
  {
    file: 'components/order-lists/overview/list-row.tsx',
    from: 'const MAX_LINES_UNASKED = 5;',
    to: 'const MAX_LINES_UNASKED = 6;',
    test: 'tests/components/order-lists/order-lists.test.tsx',
  },
  {
    file: 'components/shared/result-notice.tsx',
    from: 'target?.focus({ preventScroll: true });',
    to: '',
    test: 'tests/components/order-lists/order-lists.test.tsx',
  },
  {
    file: 'components/ui/overlay/modal.tsx',
    from: 'else if (opener instanceof HTMLElement) opener.focus();',
    to: '',
    test: 'tests/components/ui/dialog.test.tsx',
  },
  {
    file: 'components/ui/overlay/popover.tsx',
    from: 'if (document.activeElement !== document.body) return;',
    to: '',
    test: 'tests/components/ui/popover.test.tsx',
  },
  {
    file: 'components/shelf-labels/scan/keep-requests.js',
    from: "if (status === 429 || status >= 500) return 'busy';",
    to: '',
    test: 'tests/components/shelf-labels/kept-requests.test.tsx',
  },
  {
    file: 'components/shelf-labels/scan/keep-requests.js',
    from: 'write(read().filter((one) => one.body !== body));',
    to: 'write(read().filter((one) => one.key !== key));',
    test: 'tests/components/shelf-labels/kept-requests.test.tsx',
  },
  {
    file: 'components/shelf-labels/scan/keep-requests.js',
    from: "String(answer.to).startsWith('/k/')",
    to: 'answer.to',
    test: 'tests/components/shelf-labels/kept-requests.test.tsx',
  },
  {
    file: 'components/shelf-labels/scan/keep-requests.js',
    from: "addEventListener('online', sendAll);",
    to: '',
    test: 'tests/components/shelf-labels/kept-requests.test.tsx',
  },
  {
    file: 'components/shelf-labels/scan/keep-requests.js',
    from: '...read().filter((one) => one.key !== key), request',
    to: '...read(), request',
    test: 'tests/components/shelf-labels/kept-requests.test.tsx',
  },
  {
    file: 'components/shelf-labels/scan/keep-requests.js',
    from: 'Date.now() - at < MAX_AGE_MS',
    to: 'true',
    test: 'tests/components/shelf-labels/kept-requests.test.tsx',
  },
  {
    file: 'store/provider.tsx',
    from: ' serverState={serverState}',
    to: '',
    test: 'tests/store/late-hydration.test.tsx',
  },
  {
    file: 'components/layout/toast-card.tsx',
    from: "name={isSaved ? 'check' : 'cart'}",
    to: 'name="check"',
    test: 'tests/components/header/header.test.tsx',
  },
  {
    file: 'templates/basis/recovery.tsx',
    from: 'isCustomer ? { href',
    to: 'false ? { href',
    test: 'tests/components/auth/confirm-email.test.tsx',
  },
  {
    file: 'components/shelf-labels/scan/kept-notices.tsx',
    from: '<strong>{text.slice(0, end)}</strong>',
    to: '{text.slice(0, end)}',
    test: 'tests/components/shelf-labels/kept-requests.test.tsx',
  },
  {
    file: 'components/header/main-nav.tsx',
    from: 'onPointerMove={(event) =>\n',
    to: 'onPointerEnter={(event) =>\n',
    test: 'tests/components/header/header.test.tsx',
  },
  {
    file: 'components/product/family/read-rows.ts',
    from: 'delivery: textOf(stock),',
    to: "delivery: '',",
    test: 'tests/components/product/family-table.test.tsx',
  },
  {
    file: 'lib/catalogue/without-repeats.ts',
    from: 'new Set(elsewhere.map(articleOf))',
    to: 'new Set<string>()',
    test: 'tests/lib/catalogue/without-repeats.test.ts',
  },
  {
    file: 'lib/catalogue/value-order.ts',
    from: "facet === 'inhoud' ? read(value).kind : ''",
    to: "facet === 'inhoud' ? value : ''",
    test: 'tests/lib/catalogue/value-order.test.ts',
  },
  {
    file: 'backend/src/modules/order-presentation/order-texts.ts',
    from: '${dutchDay(iso)}`;',
    to: '${iso}`;',
    test: 'backend/test/order-documents/documents.test.ts',
  },
];
