import type { SeededBug } from '../seeded-bug.ts';

export const waste: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/waste/remove-waste.ts',
    from: 'and(eq(wasteEntries.id, wasteId), eq(wasteEntries.customerId, customerId))',
    to: 'and(eq(wasteEntries.id, wasteId), customerId > 0 ? undefined : undefined)',
    test: 'backend/test/waste/waste.test.ts',
  },
  {
    file: 'backend/src/modules/waste/value-lines.ts',
    from: ' AND r.unit_content = u.content',
    to: '',
    test: 'backend/test/waste/value.test.ts',
  },
  {
    file: 'backend/src/modules/waste/save-waste.ts',
    from: ' && lines.every((line, at) => hashOf(line) === saved[at]?.hash)',
    to: '',
    test: 'backend/test/waste/waste.test.ts',
  },
  {
    file: 'backend/src/modules/waste/save-waste.ts',
    from: '  await lockUser(tx, userId);\n',
    to: '',
    test: 'backend/test/concurrency/stock-count/waste.test.ts',
  },
  {
    file: 'backend/src/modules/waste/list-waste.ts',
    from: " AT TIME ZONE 'Europe/Amsterdam')",
    to: ')',
    test: 'backend/test/waste/waste.test.ts',
  },
  {
    file: 'components/waste/report-filters.tsx',
    from: ', from, until]',
    to: ']',
    test: 'tests/components/waste/waste-report.test.tsx',
  },
];
