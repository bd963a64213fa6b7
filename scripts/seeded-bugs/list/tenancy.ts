import type { SeededBug } from '../seeded-bug.ts';

export const tenancy: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/order-lists/find-list.ts',
    from: 'and(eq(orderLists.id, listId), eq(orderLists.customerId, ownerOf(viewer)))',
    to: 'and(eq(orderLists.id, listId))',
    test: 'backend/test/authorisation/foreign-ids.test.ts',
  },
  {
    file: 'backend/src/modules/order-documents/invoice.ts',
    from: 'and(eq(invoices.id, which.id), eq(invoices.customerId, which.customerId))',
    to: 'and(eq(invoices.id, which.id))',
    test: 'backend/test/authorisation/foreign-ids.test.ts',
  },
  {
    file: 'backend/src/modules/payments/pay-order.ts',
    from: 'and(eq(orders.id, orderId), eq(orders.customerId, customerId))',
    to: 'and(eq(orders.id, orderId))',
    test: 'backend/test/authorisation/foreign-ids.test.ts',
  },
  {
    file: 'backend/src/modules/addresses/addresses.ts',
    from: 'and(eq(addresses.customerId, customerId), id === undefined ? undefined : eq(addresses.id, id))',
    to: 'id === undefined ? eq(addresses.customerId, customerId) : eq(addresses.id, id)',
    test: 'backend/test/authorisation/foreign-ids.test.ts',
  },
  {
    file: 'backend/src/modules/shelf-labels/revoke-labels.ts',
    from: 'eq(shelfLabels.customerId, ownerOf(viewer))',
    to: 'eq(shelfLabels.siteId, viewer.site.id)',
    test: 'backend/test/authorisation/foreign-ids.test.ts',
  },
  {
    file: 'backend/src/modules/orders/confirmation/load-confirmation.ts',
    from: 'customerId === undefined ? undefined : eq(orders.customerId, customerId)',
    to: 'undefined',
    test: 'backend/test/authorisation/foreign-ids.test.ts',
  },
  {
    file: 'backend/src/modules/recurring-orders/initial-lines.ts',
    from: 'and(eq(orders.number, number), eq(orders.customerId, ownerOf(viewer)))',
    to: 'and(eq(orders.number, number))',
    test: 'backend/test/authorisation/foreign-ids.test.ts',
  },
  {
    file: 'backend/src/http/guard.ts',
    from: 'endpoint.mutates && !endpoint.allowsSimulated',
    to: 'endpoint.mutates && endpoint.allowsSimulated',
    test: 'backend/test/auth/simulate.test.ts',
  },
  {
    file: 'backend/src/modules/auth/sessions.ts',
    from: "await logSimulation(tx, sidHash, 'ended');",
    to: '',
    test: 'backend/test/auth/simulate.test.ts',
  },
  {
    file: 'backend/src/modules/auth/simulation-link.ts',
    from: '\\n${nonce}\\n${name}',
    to: '\\n${nonce}',
    test: 'backend/test/auth/simulate.test.ts',
  },
  {
    file: 'backend/src/upkeep.ts',
    from: 'yearsAgo(retention.simulationYears)',
    to: 'yearsAgo(9)',
    test: 'backend/test/auth/simulate.test.ts',
  },
  {
    file: 'backend/src/modules/shelf-labels/scan.ts',
    from: 'requested.length === 0 && !simulated',
    to: 'requested.length === 0',
    test: 'backend/test/authorisation/matrix.test.ts',
  },
  {
    file: 'backend/src/http/run/expected-viewers.ts',
    from: 'isDeepStrictEqual(one, other)',
    to: 'isDeepStrictEqual(one, other) || true',
    test: 'backend/test/auth/expected-viewer.test.ts',
  },
  {
    file: 'backend/src/modules/cart/changing/change-line.ts',
    from: 'together([lockAndLoad(tx, viewer, input.id), checked])',
    to: 'together([lockAndLoad(tx, viewer, input.id)])',
    test: 'backend/test/auth/expected-viewer.test.ts',
  },
  {
    file: 'backend/src/http/viewer.ts',
    from: '!row.userActive || !row.customerActive ||',
    to: '!row.customerActive ||',
    test: 'backend/test/authorisation/matrix.test.ts',
  },
  {
    file: 'backend/src/http/guard.ts',
    from: "access === 'customer' && !customer",
    to: "access === 'customer' && admin",
    test: 'backend/test/authorisation/matrix.test.ts',
  },
  {
    file: 'backend/src/db/migrations/0000_baseline.sql',
    from: 'ON DELETE SET NULL (list_id)',
    to: 'ON DELETE SET NULL',
    test: 'backend/test/db/tenant-keys.test.ts',
  },
  {
    file: 'backend/src/db/migrations/0000_baseline.sql',
    from: 'letterhead, hosts) ON sites',
    to: 'letterhead, hosts, admin_code) ON sites',
    test: 'backend/test/db/tenant-keys.test.ts',
  },
  {
    file: 'backend/src/db/partition/partition-tables.ts',
    from: "if (closed.length > 0) await client.query(forced(closed, 'NO FORCE'));",
    to: '',
    test: 'backend/test/concurrency/partition/partition.test.ts',
  },
  {
    file: 'backend/src/db/partition/rebuild-table.ts',
    from: 'ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY',
    to: 'ENABLE ROW LEVEL SECURITY, NO FORCE ROW LEVEL SECURITY',
    test: 'backend/test/concurrency/partition/partition.test.ts',
  },
];
