import { expect, it } from 'vitest';
import { buildAssortment } from '../../demo/src/catalogue/index.ts';
import { factsOf } from '../../demo/src/content/facts.ts';
import { pagesOf } from '../../demo/src/content/write-content.ts';
import { demoSites } from '../../demo/src/sites.ts';
import { tenants } from '../../tenants/index.ts';

const sites = demoSites.map((site) => ({
  id: site.id,
  consumer: site.prices === 'public',
  payments: Object.values(tenants).find(({ id }) => id === site.id)?.payments ?? [],
  pages: pagesOf(factsOf(site, buildAssortment(site.id))),
}));

it.each(sites)(
  'the pages of $id promise the ways to pay that its checkout offers',
  ({ consumer, payments, pages }) => {
    const content = pages.map((page) => page.content).join('\n');
    expect(content.includes('betaalt op factuur') || content.includes('betalen op factuur')).toBe(!consumer);
    expect(content).toContain('per bankoverschrijving');
    expect(content.includes('online')).toBe(
      payments.some((source) => !['ECBASE', 'BANKTRANS'].includes(source)),
    );
  },
);

it.each(sites)(
  'the pages of $id promise no management of users, which the account does not have',
  ({ pages }) => {
    for (const { path, content } of pages)
      expect(content, path).not.toMatch(/gebruikers binnen|meerdere gebruikers/);
  },
);
