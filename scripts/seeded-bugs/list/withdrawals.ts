import type { SeededBug } from '../seeded-bug.ts';

export const withdrawals: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/withdrawals/find-order.ts',
    from: 'return isOwn || found.email.toLowerCase() === email.toLowerCase() ? { id: found.id, isOwn } : undefined;',
    to: 'return { id: found.id, isOwn };',
    test: 'backend/test/withdrawals/withdraw.test.ts',
  },
  {
    file: 'backend/src/modules/withdrawals/withdraw.ts',
    from: 'lines = order?.isOwn ? await',
    to: 'lines = order ? await',
    test: 'backend/test/withdrawals/withdraw.test.ts',
  },
  {
    file: 'backend/src/modules/withdrawals/mails.ts',
    from: '...statementOf(site, withdrawal).map(broken)',
    to: '...statementOf(site, withdrawal)',
    test: 'backend/test/withdrawals/withdraw.test.ts',
  },
  {
    file: 'backend/src/modules/withdrawals/period.ts',
    from: 'while (isFree(last, country)) last = addDays(last, 1);',
    to: '',
    test: 'backend/test/withdrawals/period.test.ts',
  },
];
