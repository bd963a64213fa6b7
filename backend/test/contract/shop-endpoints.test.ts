import { endpointTable, shopTable } from '@toonbank/contract';
import { expect, it } from 'vitest';

it('the table that every browser of a shop loads has no call of an administrator, but one of a shared resource', () => {
  const ofAdmins = [...endpointTable].filter(([, { access, api }]) => access === 'admin' || api === 'admin');
  expect(ofAdmins.length).toBeGreaterThan(5);
  expect(ofAdmins.map(([name]) => name).filter((name) => shopTable.has(name))).toEqual([
    'productGroups.updateImage',
  ]);
});
