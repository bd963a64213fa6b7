import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from '@/lib/slug';
import { idAtEnd } from '../../../lib/routing/id-at-end.ts';
import { brandUrl } from '../../../lib/urls/brand-url.ts';
import { groupUrl } from '../../../lib/urls/group-url.ts';
import { productUrl } from '../../../lib/urls/product-url.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });

describe('a group’s address', () => {
  it('is its path with the group and the page, from 0', () => {
    expect(groupUrl({ id: 12, path: 'c/hygienepapier/toiletpapier' })).toBe(
      '/nl/c/hygienepapier/toiletpapier?groupID=12&page=0',
    );
    expect(groupUrl({ id: 12, path: '/c/afvalzakken/' }, 3)).toBe('/nl/c/afvalzakken?groupID=12&page=3');
  });

  it('keeps special characters inside their segment', () => {
    fc.assert(
      fc.property(
        id,
        fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
        (group, parts) => {
          const url = new URL(groupUrl({ id: group, path: parts.join('/') }), 'https://winkel.example');
          expect(url.hostname).toBe('winkel.example');
          expect(url.searchParams.get('groupID')).toBe(String(group));
        },
      ),
    );
  });
});

describe('a product’s address', () => {
  it('ends in the id, and the id is parsed back', () => {
    expect(productUrl({ id: 7, slug: 'toiletpapier-2-laags' })).toBe('/nl/p/toiletpapier-2-laags-7');
    expect(productUrl({ id: 7, slug: '' })).toBe('/nl/p/7');
    fc.assert(
      fc.property(id, fc.string(), (product, name) => {
        const url = productUrl({ id: product, slug: slugify(name) });
        expect(idAtEnd(url.slice('/nl/p/'.length))).toBe(product);
      }),
    );
  });

  it('has no id where there is none', () => {
    for (const wrong of ['', 'zeep', 'zeep-', 'zeep-0', 'zeep-07', 'zeep7', 'zeep-7x', 'zeep-2147483648']) {
      expect(idAtEnd(wrong)).toBeNull();
    }
  });
});

describe('a brand’s address', () => {
  it('is its name below the brands', () => {
    expect(brandUrl('Helderwit')).toBe('/nl/c/merken/helderwit');
    expect(brandUrl('Zeep & Zo')).toBe('/nl/c/merken/zeep-en-zo');
    expect(brandUrl('€')).toBe('/nl/c/merken');
  });
});

describe('a slug', () => {
  it('is plain lower case with hyphens', () => {
    expect(slugify('Zeep & crème, 5 L')).toBe('zeep-en-creme-5-l');
    expect(slugify('  Überschoon®  ')).toBe('uberschoon');
    expect(slugify('€')).toBe('');
  });

  it('is short, cut between words, and idempotent', () => {
    expect(slugify('lang '.repeat(40))).toHaveLength(79);
    expect(slugify('x'.repeat(200))).toHaveLength(80);
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
