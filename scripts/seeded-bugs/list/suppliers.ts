import type { SeededBug } from '../seeded-bug.ts';

export const suppliers: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/tasks/resolve-about.ts',
    from: 'and(eq(suppliers.id, needed(partnerID)), isNotNull(suppliers.service))',
    to: 'eq(suppliers.id, needed(partnerID))',
    test: 'backend/test/suppliers/partner-request.test.ts',
  },
  {
    file: 'backend/src/modules/suppliers/list-suppliers.ts',
    from: 'if (id !== undefined) orNotFound(rows[0]);',
    to: '',
    test: 'backend/test/suppliers/suppliers.test.ts',
  },
  {
    file: 'components/suppliers/certificate-state.ts',
    from: 'days < 0',
    to: 'days <= 0',
    test: 'tests/components/suppliers/certificate-state.test.ts',
  },
];
