import { describe, expect, it } from 'vitest';
import { letterheadOf } from '../../backend/src/demo/letterheads.ts';
import { siteIds } from '../../tenants/hosts.ts';
import { tenants } from '../../tenants/index.ts';
import { logo } from '../../tenants/logos/index.ts';

/** The backend knows nothing of the storefront, so it has its own copy of what stands on paper. */
describe.each(siteIds)('the letterhead of %s', (id) => {
  const { branch, theme } = tenants[id];

  it('says on paper what the pages say', () => {
    expect(letterheadOf(id)).toEqual({
      colour: theme.colors.brand,
      logo: logo(tenants[id]),
      coc: branch.kvk,
      vatNumber: branch.vatNumber,
      iban: branch.iban,
    });
  });
});
