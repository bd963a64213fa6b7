import { describe, expect, it } from 'vitest';
import { letterheadOf } from '../../demo/src/letterheads.ts';
import { demoSites } from '../../demo/src/sites.ts';
import { siteIds } from '../../tenants/hosts.ts';
import { tenants } from '../../tenants/index.ts';
import { logo } from '../../tenants/logos/index.ts';

/** The backend does not import the storefront, so it has its own copy of the letterhead data. */
describe.each(siteIds)('the letterhead of %s', (id) => {
  const { branch, theme } = tenants[id];

  it('has the same data on paper as on the pages', () => {
    expect(letterheadOf(id)).toEqual({
      colour: theme.colors.brand,
      logo: logo(tenants[id]),
      coc: branch.kvk,
      vatNumber: branch.vatNumber,
      iban: branch.iban,
    });
  });
});

describe('the demo shops of the backend', () => {
  it('are the sites of the storefront, in the same order', () => {
    expect(demoSites.map(({ id }) => id)).toEqual(siteIds);
  });

  it.each(demoSites)(
    'have for $id the same data as its pages',
    ({ id, name, token, prices, countries, hosts, branch }) => {
      const tenant = tenants[id as (typeof siteIds)[number]];
      expect({ name, token, prices, countries }).toEqual({
        name: tenant.name,
        token: tenant.token,
        prices: tenant.prices,
        countries: tenant.countries,
      });
      expect([...hosts, `${id}.localhost`]).toEqual(tenant.hosts);
      expect(branch).toEqual({
        name: tenant.branch.company,
        street: tenant.branch.street,
        postcode: tenant.branch.postcode,
        city: tenant.branch.city,
        country: 'Nederland',
        phone: tenant.branch.phone,
        email: tenant.branch.email,
        html_title: tenant.htmlTitle,
        html_description: tenant.htmlDescription,
        html_keywords: tenant.htmlKeywords,
      });
    },
  );
});
