import { describe, expect, it } from 'vitest';
import { placeholders } from '../../tenants/check/placeholders.ts';
import { consumerSites } from '../../tenants/consumer-sites.ts';
import { siteIds } from '../../tenants/hosts.ts';
import { tenants } from '../../tenants/index.ts';

const unsaid = new Set<string>(Object.values(placeholders));
const all = siteIds.map((id) => tenants[id]);

it('lists the sites where consumers buy', () => {
  expect(consumerSites).toEqual(all.filter(({ prices }) => prices === 'public').map(({ id }) => id));
});

/** Weighted sum of digits, the test of Dutch account and company numbers. */
const elevenTest = (digits: string, weights: number[]) =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 11 === 0;

const mod97 = (iban: string) => {
  const moved = iban.slice(4) + iban.slice(0, 4);
  return BigInt(moved.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) % 97n;
};

describe.each(all)('the data of $id', (tenant) => {
  it('has numbers whose check digits are right', () => {
    const iban = tenant.branch.iban.replaceAll(' ', '');
    expect(iban).toMatch(/^NL\d{2}TOON\d{10}$/);
    expect(mod97(iban)).toBe(1n);
    expect(elevenTest(iban.slice(8), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1])).toBe(true);
    expect(tenant.branch.vatNumber).toMatch(/^NL\d{9}B01$/);
    expect(elevenTest(tenant.branch.vatNumber.slice(2, 11), [9, 8, 7, 6, 5, 4, 3, 2, -1])).toBe(true);
    expect(tenant.branch.kvk).toMatch(/^0000\d{4}$/);
  });

  it('is invented, and says so in every address', () => {
    expect(tenant.branch.email).toBe(`info@${tenant.id}.test`);
    for (const { url } of tenant.social) expect(new URL(url).hostname).toMatch(/\.example$/);
    expect(tenant.branch.phone).toMatch(/ 55\d? 01 \d\d$/);
    expect(tenant.branch.phone.replaceAll(' ', '')).toMatch(/^0\d{9}$/);
    expect(tenant.branch.postcode).toMatch(/^99\d\d [A-Z]{2}$/);
  });

  it('promises the shipping to both countries (docs/behaviour.md §1.5)', () => {
    const text = tenant.promises.map((promise) => promise.text).join(' · ');
    expect(text).toContain('Gratis verzending vanaf €\u00a0100');
    expect(text).toContain('€\u00a06,95');
    expect(text).toContain('België\u00a0€\u00a09,95');
    expect(text).toContain('Nederland en België');
  });

  it('has texts that fit where search engines show them', () => {
    expect(tenant.htmlTitle.length).toBeLessThanOrEqual(65);
    expect(tenant.htmlDescription.length).toBeLessThanOrEqual(170);
    expect(tenant.htmlTitle).toContain(tenant.name);
  });
});

describe('the sites together', () => {
  it('differ in whatever identifies a company', () => {
    for (const field of ['company', 'street', 'phone', 'kvk', 'vatNumber', 'iban', 'email'] as const) {
      // Placeholders may be the same on several sites.
      const said = all.map(({ branch }) => branch[field]).filter((value) => !unsaid.has(value));
      expect(new Set(said).size).toBe(said.length);
    }
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('have one that sells to consumers at public prices, in both countries', () => {
    const consumer = all.filter(({ prices }) => prices === 'public');
    expect(consumer.map(({ id }) => id)).toEqual(['huispapier']);
    expect(tenants.huispapier.countries).toEqual(['NL', 'BE']);
  });

  it('have eight with a template of their own; the rest is on basis', () => {
    const own = all.filter(({ template }) => template !== 'basis');
    expect(Object.fromEntries(own.map(({ id, template }) => [id, template]))).toEqual({
      schoongroep: 'helder',
      puurschoon: 'puur',
      horecahuis: 'horeca',
      zorgvoorraad: 'zorg',
      huispapier: 'thuis',
      kantoorkring: 'kantoor',
      erfenstal: 'erf',
      bouwkeet24: 'bouw',
    });
  });

  it('have a home page of their own within a template: first screen, order and lines', () => {
    const basis = all.filter(({ template }) => template === 'basis');
    const layouts = basis.map(({ home }) => `${home?.opening} ${home?.first}`);
    expect(new Set(layouts).size).toBe(layouts.length);
    for (const template of new Set(all.map((tenant) => tenant.template))) {
      const shops = all.filter((tenant) => tenant.template === template);
      for (const line of ['offers', 'season', 'account'] as const) {
        const lines = shops.map(({ homeLines }) => homeLines?.[line]);
        expect(new Set(lines).size, `${line} of ${template}`).toBe(lines.length);
      }
      for (const text of ['tagline', 'intro'] as const)
        expect(new Set(shops.map((shop) => shop[text])).size, text).toBe(shops.length);
    }
    // The demo shop has the usual lines.
    expect(all.filter(({ homeLines }) => !homeLines).map(({ id }) => id)).toEqual(['demo']);
  });

  it('take Bancontact only where Belgium is served, and pay-later always where there is no invoice', () => {
    for (const { payments, countries } of all) {
      expect(payments.includes('MISTERCASH')).toBe(countries.includes('BE'));
      expect(payments.includes('ECBASE') || payments.includes('AFTERPAY')).toBe(true);
    }
  });
});
